import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The server in front of Next compresses, once it has seen the whole page.
  compress: false,
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // Bundled, there would be one Payload for pages and another one for routes, which share what was
  // loaded first: errors of the one mean nothing to the other, and reach nobody with their reason.
  serverExternalPackages: ['payload'],
  // Pages made at a visit stay in memory, which is bounded: whoever asks for addresses that do not
  // exist must not fill the disk with Page Not Found.
  experimental: { isrFlushToDisk: false },
  async redirects() {
    return [
      { source: '/community/:slug', destination: '/communities/:slug', permanent: true },
      { source: '/builder/:slug', destination: '/builders/:slug', permanent: true },
      // The calculator is an entry of the resources area as well; it has one address.
      {
        source: '/resources/:category/mortgage-calculator',
        destination: '/resources/mortgage-calculator',
        permanent: true,
      },
    ]
  },
  async rewrites() {
    return {
      // One address to see and to send to, as RFC 8058 wants it; Next has either a page or a route.
      beforeFiles: [
        {
          source: '/newsletter/:page(unsubscribe|preferences|confirm)',
          has: [
            {
              type: 'header',
              key: 'content-type',
              value: '(application/x-www-form-urlencoded|multipart/form-data).*',
            },
          ],
          destination: '/newsletter/:page/send',
        },
      ],
      afterFiles: [{ source: '/media/:file', destination: '/cms/api/media/file/:file' }],
    }
  },
  async headers() {
    // Their address has a token in it.
    return [
      {
        source: '/newsletter/:page(unsubscribe|preferences|confirm)',
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      },
    ]
  },
}

const config = withPayload(nextConfig)

/**
 * Payload asks browsers for a colour-scheme hint on every path, which makes Chromium fetch the
 * first document of a visit twice. Only the back office has a use for it.
 */
const everywhere = config.headers
config.headers = async () =>
  ((await everywhere?.()) ?? []).map((rule) =>
    rule.source === '/:path*' ? { ...rule, source: '/admin/:path*' } : rule,
  )

export default config
