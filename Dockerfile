# Angan in one image. Build: docker build -t angan .   Run: see deploy/compose.yaml and docs/deploy.md.
FROM node:20-bookworm-slim AS build
WORKDIR /srv/angan
# The SQLite driver is compiled where no ready-made one can be fetched.
RUN apt-get update && apt-get install -y --no-install-recommends build-essential python3 && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
COPY tooling/steps.mjs tooling/
RUN node --input-type=module -e "(await import('./tooling/steps.mjs')).ensureInstalled()"
COPY . .
RUN npm run build
RUN npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /srv/angan
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /srv/angan /srv/angan
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=300s CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "deploy/run.mjs"]
