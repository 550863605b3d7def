"""The tests of `contrib/archive` and `contrib/dask` by pytest: storage, records, retries, workers that die, with a curricc that takes no time.

Those of Spark and of S3's protocol are passed over where pyspark, or s3fs and moto, are not installed.
"""

import os
import re
import subprocess
import sys

from support import ROOT, check, main


def prove():
    contrib = ROOT / "contrib"
    paths = os.pathsep.join(str(contrib / name) for name in ("archive", "dask", "spark"))
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "archive", "dask", "spark"], cwd=contrib, env={**os.environ, "PYTHONPATH": paths},
        capture_output=True, text=True, timeout=300)
    check(run.returncode == 0, run.stdout[-3000:] + run.stderr[-1000:])
    passed = re.search(r"(\d+) passed", run.stdout)
    check(passed and int(passed[1]) >= 60, f"too few tests ran: {run.stdout[-300:]}")
    return f"{passed[1]} tests of the engine pass"


main(prove, bundle=False)
