const shapes: Record<string, string> = {
  facebook:
    'M14 8.5V6.8c0-.8.5-1 .9-1H17V2.6L14.2 2.6C11.1 2.6 10.4 4.9 10.4 6.4v2.1H8v3.3h2.4V22H14V11.8h2.5l.4-3.3H14Z',
  youtube:
    'M21.6 7.6a2.6 2.6 0 0 0-1.8-1.8C18.2 5.3 12 5.3 12 5.3s-6.2 0-7.8.5A2.6 2.6 0 0 0 2.4 7.6 27 27 0 0 0 2 12.3c0 1.6.1 3.2.4 4.7a2.6 2.6 0 0 0 1.8 1.8c1.6.5 7.8.5 7.8.5s6.2 0 7.8-.5a2.6 2.6 0 0 0 1.8-1.8c.3-1.5.4-3.1.4-4.7s-.1-3.2-.4-4.7ZM10 15.2V9.4l5.2 2.9L10 15.2Z',
  linkedin:
    'M5.4 8.9H2.6V21h2.8V8.9ZM4 3.4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM21.4 14c0-3.5-1.9-5.2-4.4-5.2-2 0-2.9 1.1-3.4 1.9V8.9h-2.8V21h2.8v-6.4c0-1.7.9-2.6 2.2-2.6 1.4 0 2.1.9 2.1 2.6V21h2.8l.7-7Z',
}

/** Icon of a social network by name. Drawn here because icon sets do not license these logos. */
export function SocialIcon({ network }: { network: string }) {
  const shape = shapes[network.toLowerCase()]
  if (!shape) return <span aria-hidden>{network.slice(0, 2)}</span>
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4.5 fill-current">
      <path d={shape} />
    </svg>
  )
}
