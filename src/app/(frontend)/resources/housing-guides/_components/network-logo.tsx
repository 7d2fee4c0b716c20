'use client'

import { useImageFailure } from '@/components/ui/use-image-failure'

/** The network's logo. It is removed when it fails to load, because the name is shown below it. */
export function NetworkLogo({ src }: { src: string }) {
  const { failed, imageProps } = useImageFailure()
  if (failed) return null
  return (
    <img
      src={src}
      alt=""
      width={240}
      height={120}
      decoding="async"
      className="mb-5 max-h-24 w-auto object-contain"
      {...imageProps}
    />
  )
}
