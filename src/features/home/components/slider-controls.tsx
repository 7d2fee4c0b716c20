'use client'

import { clsx } from 'clsx'
import useEmblaCarousel from 'embla-carousel-react'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { HERO_ADVANCE_MS } from '@/content/defaults'
import { useAutoAdvance } from '../use-auto-advance'

interface SliderControlsProps {
  /** The slides pause while the pointer or the focus is inside. */
  area: RefObject<HTMLElement | null>
  /** Existing element that contains the slides. */
  viewport: RefObject<HTMLElement | null>
  names: readonly string[]
  current: number
  onChange: (index: number) => void
  /** Called once when another slide may appear soon: halfway to the first advance, or on use. */
  onNear: () => void
}

function RoundButton({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center rounded-full border border-hairline bg-surface text-ink shadow-soft transition-colors hover:bg-primary-tint motion-reduce:[&[data-pause]]:hidden"
      {...props}
    />
  )
}

/** Attaches the carousel to server-rendered slides; they loop. */
function useSlides({ viewport, onChange }: Pick<SliderControlsProps, 'viewport' | 'onChange'>) {
  const [attach, slides] = useEmblaCarousel({ loop: true })
  useEffect(() => attach(viewport.current), [attach, viewport])
  useEffect(() => {
    if (!slides) return
    const onSelect = () => onChange(slides.selectedScrollSnap())
    slides.on('select', onSelect)
    return () => void slides.off('select', onSelect)
  }, [slides, onChange])
  return slides
}

/** Reports that another slide may appear soon. */
function useNear({ area, onNear }: Pick<SliderControlsProps, 'area' | 'onNear'>) {
  const report = useEffectEvent(onNear)
  useEffect(() => {
    const element = area.current
    const near = () => report()
    const timer = setTimeout(near, HERO_ADVANCE_MS / 2)
    const uses = ['pointerenter', 'pointerdown', 'focusin']
    for (const use of uses) element?.addEventListener(use, near, { once: true })
    return () => {
      clearTimeout(timer)
      for (const use of uses) element?.removeEventListener(use, near)
    }
  }, [area])
}

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Dots, pause button and arrows of the slides, and their timer. */
export function SliderControls(props: SliderControlsProps) {
  const { area, viewport, names, current, onChange } = props
  const slides = useSlides({ viewport, onChange })
  useNear(props)
  const [isPaused, setPaused] = useState(false)
  const [isByHand, setByHand] = useState(false)
  const next = useCallback(() => slides?.scrollNext(wantsLessMotion()), [slides])
  const advance = useCallback(() => {
    setByHand(false)
    next()
  }, [next])
  useAutoAdvance({ area, isPaused, slide: current, advance })
  const byHand = (move: () => void) => () => {
    setByHand(true)
    move()
  }
  return (
    <div className="page-width pointer-events-none absolute inset-x-0 bottom-24 lg:bottom-19">
      <div className="pointer-events-auto ml-auto flex items-center gap-3 md:w-fit">
        <div className="mr-auto flex rounded-full border border-hairline bg-surface px-2 shadow-soft">
          {names.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-label={`Slide ${index + 1}: ${name}`}
              aria-current={index === current}
              onClick={byHand(() => slides?.scrollTo(index, wantsLessMotion()))}
              className="grid h-10.5 min-w-8 place-items-center rounded-full"
            >
              <span
                className={clsx(
                  'h-2 rounded-full',
                  index === current ? 'w-6 bg-primary' : 'w-2 bg-control',
                )}
              />
            </button>
          ))}
        </div>
        <RoundButton
          data-pause
          label={isPaused ? 'Play the slides' : 'Pause the slides'}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? (
            <Play aria-hidden className="size-4.5" strokeWidth={1.8} />
          ) : (
            <Pause aria-hidden className="size-4.5" strokeWidth={1.8} />
          )}
        </RoundButton>
        <RoundButton
          label="Previous slide"
          onClick={byHand(() => slides?.scrollPrev(wantsLessMotion()))}
        >
          <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.8} />
        </RoundButton>
        <RoundButton label="Next slide" onClick={byHand(next)}>
          <ArrowRight aria-hidden className="size-4.5" strokeWidth={1.8} />
        </RoundButton>
      </div>
      <p aria-live="polite" className="sr-only">
        {isByHand ? `Slide ${current + 1} of ${names.length}: ${names[current]}` : ''}
      </p>
    </div>
  )
}
