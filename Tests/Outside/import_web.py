"""A kit is imported from a web server: Python's, on loopback, with a certificate made for it."""

import http.server
import os
import pathlib
import ssl
import subprocess
import tempfile
import threading

from support import binary, check, main

KIT = b'[{"question": "perro", "correctAnswer": "dog"}, {"question": "gato", "correctAnswer": "cat"}]'
KEY = "a key that nobody may see"


class Server(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        path = self.path.partition("?")[0]
        if path == "/away":
            self.send_response(302)
            self.send_header("Location", "http://localhost:9/kit.json")
            return self.end_headers()
        if path == "/locked.json" and self.headers.get("X-Master-Key") != KEY:
            self.send_response(401)
            return self.end_headers()
        if path not in ("/kit.json", "/locked.json"):
            self.send_response(404)
            return self.end_headers()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(KIT)

    def log_message(self, *_):
        pass


def serve(folder):
    """A server with a certificate of its own; the address, and the certificate's file."""
    certificate, secret = f"{folder}/cert.pem", f"{folder}/key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", secret, "-out", certificate,
         "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
        check=True, capture_output=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, secret)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"https://localhost:{server.server_port}", certificate


def proof():
    with tempfile.TemporaryDirectory() as folder:
        root, certificate = serve(folder)

        def fetch(address, *arguments, status, says, trusts=True):
            environment = dict(os.environ, JSONBIN_KEY=KEY)
            if trusts:
                environment["CURL_CA_BUNDLE"] = certificate
            target = pathlib.Path(tempfile.mkdtemp(dir=folder)) / "c"
            words = [binary(), "import", "jsonbin", address, "-o", str(target), *arguments]
            run = subprocess.run(words, capture_output=True, text=True, env=environment, timeout=120)
            said = run.stdout + run.stderr
            check(run.returncode == status, f"{address} ended with {run.returncode}: {said}")
            check(says in said, f"{address}: '{says}' is not in: {said}")
            check(target.exists() == (status == 0), f"{address} left {target.exists()}")
            check(KEY not in said and "hidden" not in said, f"{address} shows what is secret: {said}")

        fetch(f"{root}/kit.json", status=0, says="2 found, 2 imported")
        header = ["--header", "X-Master-Key: env:JSONBIN_KEY"]
        fetch(f"{root}/locked.json?k=hidden", *header, status=0, says="2 found, 2 imported")
        fetch(f"{root}/locked.json?k=hidden", status=2, says="cannot be fetched")
        fetch(f"{root}/away", status=2, says="not https")
        fetch(f"{root}/kit.json", status=2, says="not trusted", trusts=False)
        fetch("https://localhost:9/kit.json", status=2, says="offline")
    return "a kit comes from a web server over https alone, with a key that nobody sees"


if __name__ == "__main__":
    main(proof, bundle=False)
