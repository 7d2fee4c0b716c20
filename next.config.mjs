import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The container image contains only the files that run.
  output: 'standalone',
  // The server in front of Next compresses the complete response.
  compress: false,
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // If Payload were bundled, pages and routes would each load their own instance. They share
  // modules, so errors of one instance would fail `instanceof` checks in the other and lose their
  // reason.
  // The reader of PDFs finds its parts, and the canvas its library, by their place among the packages.
  serverExternalPackages: ['payload', 'pdfjs-dist', '@napi-rs/canvas'],
  // The thread that reads submissions finds these by their path.
  outputFileTracingIncludes: { '/**': ['./node_modules/pdfjs-dist/standard_fonts/**'] },
  // A response is cached for all clients, so none is streamed: the metadata is in the head for
  // browsers too, not only for the bots that need it there.
  htmlLimitedBots: /.*/,
  // Payload's version views format dates with this module.
  turbopack: {
    resolveAlias: { '@payloadcms/ui/shared': './src/payload-patches/admin/ui-shared.ts' },
  },
  experimental: {
    // The seconds for which the browser reuses a prefetched page.
    staleTimes: { static: 60 },
    // Next would load the code of all routes before the server listens, which takes two seconds.
    preloadEntriesOnStart: false,
    // The code of the server stays readable in stack traces, and builds in two thirds of the time
    // (docs/decisions/archive/0171-server-code-not-minified.md). Node does not read its source maps.
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: false,
    // Writing the cache takes a fifth of the time of the first build, and the builds after it save
    // less than that (docs/decisions/archive/0184-builds-without-a-cache.md).
    turbopackFileSystemCacheForBuild: false,
  },
  async redirects() {
    return [
      { source: '/community/:slug', destination: '/communities/:slug', permanent: true },
      { source: '/builder/:slug', destination: '/builders/:slug', permanent: true },
      // The calculator is also an entry in the resources section. It has one canonical URL.
      {
        source: '/resources/:category/mortgage-calculator',
        destination: '/resources/mortgage-calculator',
        permanent: true,
      },
    ]
  },
  async rewrites() {
    return {
      // RFC 8058 requires the page and its POST endpoint to share one URL. Next allows either a
      // page or a route at a path.
      beforeFiles: [
        '/newsletter/unsubscribe',
        '/newsletter/preferences',
        '/newsletter/confirm',
        '/lead-answer',
        '/alerts',
        '/alerts/stop',
      ].map((source) => ({
        source,
        has: [
          {
            type: 'header',
            key: 'content-type',
            value: '(application/x-www-form-urlencoded|multipart/form-data).*',
          },
        ],
        destination: `${source}/send`,
      })),
      afterFiles: [{ source: '/media/:file', destination: '/cms/api/media/file/:file' }],
    }
  },
}

/**
 * Without the headers that Payload adds: they request a color-scheme client hint, for which Chromium
 * fetches the first document of a visit twice. The admin panel has one theme.
 */
export default { ...withPayload(nextConfig), headers: nextConfig.headers }
