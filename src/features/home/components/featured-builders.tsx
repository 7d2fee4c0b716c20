'use client'

import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SectionHeading } from '@/components/ui/section-heading'
import type { HomeSection } from '@/contract/site/site'
import { type RowEnds, rowEnds } from '../row-scroll'

/** `ends` is `null` until hydration: without JavaScript there are no arrows and the row scrolls. */
function useRow() {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState<RowEnds | null>(null)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => setEnds(rowEnds(element))
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const scroll = (direction: 1 | -1) => {
    row.current?.scrollBy({ left: direction * row.current.clientWidth })
  }
  return { row, ends, scroll }
}

interface ArrowProps {
  label: string
  icon: LucideIcon
  isAtEnd: boolean
  controls: string
  onClick: () => void
}

/** Stays focusable at the end of the row, so that keyboard users do not lose the focus. */
function Arrow({ label, icon: Icon, isAtEnd, controls, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      aria-disabled={isAtEnd}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-hairline bg-surface transition-colors hover:bg-primary-tint aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-control"
    >
      <Icon aria-hidden className="size-4.5" strokeWidth={1.8} />
    </button>
  )
}

interface FeaturedBuildersProps {
  words: HomeSection
  /** The cards with the IDs of their builders. */
  cards: readonly { id: string; card: ReactNode }[]
}

/** A horizontally scrolling row of builders with arrows. */
export function FeaturedBuilders({ words, cards }: FeaturedBuildersProps) {
  const id = useId()
  const { row, ends, scroll } = useRow()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading words={words} id={id}>
        <div className={ends ? 'hidden gap-2.5 md:flex' : 'invisible hidden gap-2.5 md:flex'}>
          <Arrow
            label="Previous builders"
            icon={ArrowLeft}
            isAtEnd={ends?.atStart ?? true}
            controls={`${id}-row`}
            onClick={() => scroll(-1)}
          />
          <Arrow
            label="Next builders"
            icon={ArrowRight}
            isAtEnd={ends?.atEnd ?? true}
            controls={`${id}-row`}
            onClick={() => scroll(1)}
          />
        </div>
      </SectionHeading>
      <ul
        ref={row}
        id={`${id}-row`}
        aria-labelledby={id}
        className="-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto scroll-smooth px-5 pb-3 [scrollbar-width:thin] md:mx-0 md:scroll-px-0 md:px-0 motion-reduce:scroll-auto"
      >
        {cards.map((entry) => (
          <li
            key={entry.id}
            className="w-52 shrink-0 snap-start md:w-[calc((100%-3rem)/4)] md:min-w-44"
          >
            {entry.card}
          </li>
        ))}
      </ul>
    </section>
  )
}
