'use client'

import { Images, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { AfterPaint } from '@/components/layout/after-paint'
import { Picture } from '@/components/ui/picture'

interface GalleryDialogProps {
  /** The name of the community, or the address of the home. */
  name: string
  pictures: readonly { readonly src: string; readonly alt: string }[]
}

/** A button that opens a dialog with all photos and their captions. */
export function GalleryDialog({ name, pictures }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <button
        type="button"
        // Newer browsers open the dialog without JavaScript.
        command="show-modal"
        commandfor={id}
        onClick={() => dialog.current?.showModal()}
        className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2.5 rounded-md bg-surface px-4 font-semibold text-sm shadow-soft transition-colors hover:bg-sand"
      >
        <Images aria-hidden className="size-4.5" strokeWidth={1.8} />
        All {pictures.length} pictures
      </button>
      <dialog
        ref={dialog}
        id={id}
        aria-label={`Pictures of ${name}`}
        closedby="any"
        className="m-auto h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
      >
        <div className="sticky top-0 z-10 border-hairline border-b bg-surface">
          <div className="page-width flex min-h-16 items-center justify-between gap-5">
            <p className="font-display text-xl [overflow-wrap:anywhere]">{name}</p>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              aria-label="Close pictures"
              className="-mr-2.5 grid size-12 shrink-0 place-items-center rounded-md hover:bg-sand"
            >
              <X aria-hidden className="size-6" strokeWidth={1.8} />
            </button>
          </div>
        </div>
        <AfterPaint fallback={null}>
          <ol className="mx-auto grid w-full max-w-5xl gap-9 px-5 py-8 md:px-10 md:py-12">
            {pictures.map(({ src, alt }, index) => (
              <li key={src}>
                <figure>
                  <div className="aspect-4/3 overflow-hidden rounded-lg bg-sand">
                    <Picture src={src} alt={alt} sizes="(min-width: 64rem) 59rem, 100vw" />
                  </div>
                  <figcaption
                    aria-hidden={alt ? true : undefined}
                    className="mt-2.5 flex justify-between gap-5 text-ink-soft text-sm"
                  >
                    <span>{alt}</span>
                    <span className="figures shrink-0">
                      {index + 1} of {pictures.length}
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ol>
        </AfterPaint>
      </dialog>
    </>
  )
}
