# The site on a machine of one's own: workerd with local stores (docs/data-residency.md). Add the
# digest that your registry shows to both tags, and keep them equal to "node" in package.json.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
# As start.mjs installs: no script of a dependency runs, and the image has Node itself.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
COPY . .
RUN node build/build.ts

FROM node:24.21.0-bookworm-slim
WORKDIR /site
# Owned by root: the site cannot change its own code.
COPY --from=build /site ./
RUN mkdir /data && chown node:node /data
USER node
ENV HOME=/tmp \
    HOST=0.0.0.0 \
    NODE_ENV=production \
    PORT=8787 \
    STATE_DIR=/data \
    WRANGLER_LOG_PATH=/tmp/wrangler \
    WRANGLER_SEND_METRICS=false
VOLUME /data
EXPOSE 8787
# The first start loads the content.
HEALTHCHECK --interval=30s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "build/self-host/check-health.ts"]
CMD ["node", "build/self-host/self-host.ts"]
