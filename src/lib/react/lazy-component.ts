import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const Nothing = () => null

/**
 * A component whose code is loaded when it is rendered. If it cannot be loaded, as without a
 * connection, `Fallback` is rendered in its place: an error would replace the page and lose what was
 * typed in it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Fallback }),
    ),
  )
}
