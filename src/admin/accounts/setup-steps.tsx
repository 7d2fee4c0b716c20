'use client'

import { CopyToClipboard } from '@payloadcms/ui'
import { z } from 'zod/mini'

/** The server's response with the secret for a new authenticator app. */
export const setup = z.object({ setup: z.string(), secret: z.string(), qrCode: z.string() })
export type Setup = z.infer<typeof setup>

/** The secret in groups of four, which can be typed. */
const toGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** How to add the account to an authenticator app. */
export function SetupSteps({ setup: { secret, qrCode } }: { setup: Setup }) {
  return (
    <ol className="guide-setup-steps">
      <li>
        Install an authenticator app on your phone, for example Google Authenticator, Microsoft
        Authenticator, 1Password or Aegis.
      </li>
      <li>
        <p>Scan this QR code with it.</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt="QR code for the authenticator app"
          width={210}
          height={210}
        />
        <details>
          <summary>No camera?</summary>
          <p>
            Enter this key in the app: <code>{toGroups(secret)}</code>{' '}
            <CopyToClipboard value={secret} defaultMessage="Copy the key" />
          </p>
        </details>
      </li>
      <li>Enter the code that the app shows.</li>
    </ol>
  )
}
