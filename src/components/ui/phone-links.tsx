import type { ComponentProps, ReactNode } from 'react'
import { parsePhones } from '@/domain/text/phone'

interface PhoneLinksProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  phone: string
  /** The content of a link, by default its number. */
  children?: (number: string) => ReactNode
}

/** Every number of a phone field as a link. */
export function PhoneLinks({ phone, children, ...props }: PhoneLinksProps) {
  return parsePhones(phone).map(({ text, href }) => (
    <a key={href} {...props} href={href}>
      {children ? children(text) : text}
    </a>
  ))
}
