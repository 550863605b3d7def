"""The same over S3's protocol, by a server of this machine; where PyPI's s3fs and moto[server] are installed."""

import os
import uuid

import pytest

pytest.importorskip("s3fs")
server = pytest.importorskip("moto.server")

from curricc_archive.archive import Request, extract_archive
from curricc_archive.compiler import Compiler
from curricc_archive.engine import Loop
from curricc_archive.errors import StorageError
from curricc_archive.records import read_items
from curricc_archive.storage import Storage


@pytest.fixture(scope="module")
def bucket():
    import fsspec

    running = server.ThreadedMotoServer(port=0)
    running.start()
    host, port = running.get_host_and_port()
    os.environ.update(AWS_ACCESS_KEY_ID="x", AWS_SECRET_ACCESS_KEY="y", AWS_DEFAULT_REGION="us-east-1")
    options = (("endpoint_url", f"http://{host}:{port}"),)
    fsspec.filesystem("s3", **dict(options)).mkdir("bucket")
    yield lambda: Storage(f"s3://bucket/{uuid.uuid4().hex}", options)
    running.stop()


def test_archive_and_results_lie_in_a_bucket(fake, papers, bucket, tmp_path):
    archive, output, plain = bucket(), bucket(), Storage(str(tmp_path / "plain"))
    local = Storage(str(papers))
    for entry in local.entries():
        archive.write(entry.path, (papers / entry.path).read_bytes())
    assert extract_archive(Loop(), Request(archive, output, Compiler(str(fake)))).items == 12
    extract_archive(Loop(), Request(local, plain, Compiler(str(fake))))
    assert list(read_items(output)) == list(read_items(plain))
    again = extract_archive(Loop(), Request(archive, output, Compiler(str(fake)), trusts_listing=True))
    assert again.done_before == 8


def test_a_bucket_that_is_not_there_is_named(bucket):
    nowhere = Storage(f"s3://nowhere-{uuid.uuid4().hex}/x", bucket().options)
    with pytest.raises(StorageError, match="there is no folder 's3://nowhere"):
        list(nowhere.entries())
    with pytest.raises(StorageError, match="cannot be written"):
        nowhere.try_writing()
