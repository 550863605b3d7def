#!/usr/bin/env bash
# Makes the packages of a release for this machine's kind of Linux in build/dist: a tarball, a Debian package, and their
# SHA-256 sums. Installs what is missing. Swift's libraries are linked statically, so that no Swift is needed where they run;
# the build has a folder of its own, .build/dist, beside that of `make build`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

command -v dpkg-query >/dev/null || { echo "releases are made on Debian or Ubuntu" >&2; exit 2; }
missing=()
for pair in strip:binutils dpkg-shlibdeps:dpkg-dev git:git python3:python3; do
  command -v "${pair%%:*}" >/dev/null || missing+=("${pair##*:}")
done
if [ ${#missing[@]} -gt 0 ]; then
  as_root=$([ "$(id -u)" = 0 ] || echo sudo)
  $as_root apt-get update -qq
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

if [ -n "$(git status --porcelain)" ]; then
  echo "warning: there are changes that are not committed; what is made here is no release" >&2
fi

# Libraries keep the names of their sources for error messages; the folder that they were built in is nobody's business.
# No other file looks for symbols in these programs, and what nothing exports can be left out.
flags=(-Xcxx "-ffile-prefix-map=$PWD=." -Xlinker --no-export-dynamic --disable-local-rpath)
for product in curricc curricc-pdf; do
  swift build -c release --static-swift-stdlib "${flags[@]}" --scratch-path .build/dist --product "$product"
done
rm -rf build/dist
python3 packaging/package.py .build/dist/release build/dist
