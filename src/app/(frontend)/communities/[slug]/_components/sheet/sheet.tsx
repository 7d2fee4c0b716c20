import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { QrCode } from '@/components/ui/qr-code'
import type { SiteInfo } from '@/contract/site/site'
import { formatLongDate } from '@/lib/dates/format-date'
import { GALLERY_SIZES } from '../gallery'

interface SheetProps {
  site: SiteInfo
  /** The path of the page. */
  path: string
  name: string
  /** Below the name: where it is, and what it is. */
  facts: readonly string[]
  picture: { readonly src: string | undefined; readonly alt: string }
  /** The price and what belongs to it. */
  price: ReactNode
  children: ReactNode
}

/** A line to write on. */
function Blank({ label, className }: { label: string; className: string }) {
  return (
    <span className={clsx('flex items-end gap-2', className)}>
      {label}
      <span className="h-5 flex-1 border-ink border-b" />
    </span>
  )
}

/**
 * What is printed in place of a page: a sheet of Letter paper that an agent gives to a client. It is
 * part of the HTML, so that the print command of the browser has it too, and without JavaScript.
 */
export function Sheet({ site, path, name, facts, picture, price, children }: SheetProps) {
  const url = `${site.url}${path}`
  return (
    <div className="hidden text-sm leading-snug print:block">
      <p className="flex items-center gap-2 border-ink border-b pb-1.5">
        <img src="/brand/mark.svg" alt="" width={44} height={44} className="size-5" />
        <strong>{site.name}</strong>
        <span className="flex-1">{site.phone}</span>
        <span>Prices as of {formatLongDate(new Date().toISOString())}</span>
      </p>
      <div className="mt-3 grid grid-cols-[20rem_minmax(0,1fr)_auto] gap-x-5">
        <div className="aspect-[3/2]">
          {/* The same file as in the gallery, so that it is loaded once. */}
          <Picture src={picture.src} alt={picture.alt} sizes={GALLERY_SIZES} priority />
        </div>
        <div>
          <h1 className="text-4xl [overflow-wrap:anywhere]">{name}</h1>
          {facts.map((fact) => (
            <p key={fact} className="mt-1 text-base leading-snug">
              {fact}
            </p>
          ))}
          <div className="mt-3">{price}</div>
        </div>
        <p className="w-30 text-center text-xs">
          <QrCode text={url} className="w-full" />
          Photos and today’s prices
        </p>
      </div>
      <p className="mt-3 flex gap-5 rounded-md border border-ink px-3 pt-1 pb-2.5 font-semibold">
        <Blank label="Agent" className="flex-[3]" />
        <Blank label="Phone" className="flex-[2]" />
        <Blank label="Email" className="flex-[3]" />
      </p>
      {children}
      <p className="mt-3 border-ink border-t pt-1.5 text-xs">
        {site.priceNotice} {url.replace(/^https?:\/\//, '')}
      </p>
    </div>
  )
}

interface SheetSectionProps {
  title: string
  className?: string
  children: ReactNode
}

export function SheetSection({ title, className, children }: SheetSectionProps) {
  return (
    <section className={clsx('break-inside-avoid', className)}>
      <h2 className="mb-1 font-sans font-bold text-base tracking-normal">{title}</h2>
      {children}
    </section>
  )
}
