# syntax=docker/dockerfile:1

# The pages for the browser. They are built from the client, the words and the rules.
FROM node:24.19.0-bookworm-slim AS pages
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src ../src
RUN npm run build

# The wheel, with the rules compiled, and everything it needs, in one folder.
FROM python:3.11.14-slim-bookworm AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements/dev.txt requirements/
# The versions that were tested; what is not needed to serve is not installed.
RUN sed -En 's/^([A-Za-z0-9._-]+==[^ ;]+).*/\1/p' requirements/dev.txt > versions.txt \
    && python -m venv /opt/saleroom
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=pages /build/src/saleroom/server/web src/saleroom/server/web
RUN SALEROOM_NATIVE=1 pip wheel --no-cache-dir --no-deps --wheel-dir dist . \
    && /opt/saleroom/bin/pip install --no-cache-dir --constraint versions.txt "$(echo dist/*.whl)[club]" \
    && /opt/saleroom/bin/python -c "import saleroom; assert saleroom.compiled"

FROM python:3.11.14-slim-bookworm
RUN groupadd --gid 10001 saleroom \
    && useradd --uid 10001 --gid saleroom --no-create-home --home-dir /data --shell /usr/sbin/nologin saleroom \
    && install --directory --owner=saleroom --group=saleroom --mode=0700 /data
COPY --from=build /opt/saleroom /opt/saleroom
ENV PATH="/opt/saleroom/bin:$PATH" \
    PYTHONUNBUFFERED=1 \
    SALEROOM_HOST=0.0.0.0 \
    SALEROOM_PORT=8000 \
    SALEROOM_DATA_DIR=/data \
    SALEROOM_LOG_FORMAT=json
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['SALEROOM_PORT'] + '/health', timeout=4)"]
CMD ["saleroom", "serve"]
