import { clsx } from 'clsx'

const look =
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-2xl [&_h2:first-child]:mt-0 ' +
  '[&_h3]:mt-7 [&_h3]:mb-2 [&_h3]:text-xl [&_p]:my-4 [&_p:first-child]:mt-0 ' +
  '[&_ul]:my-4 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:pl-6 ' +
  '[&_li]:my-2 [&_li]:pl-1 [&_li::marker]:text-accent [&_strong]:font-semibold ' +
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-primary-hover'

/** Running text that editors wrote, as the HTML that src/data made of it. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={clsx('max-w-prose text-lg', look, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the editor's nodes, text escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
