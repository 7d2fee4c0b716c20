import { FormFrame, type FormFrameProps } from '../../../_components/form-frame'

/** A state of a link in which nothing can be sent. */
export function ClosedLink({
  email,
  children,
  ...frame
}: FormFrameProps & { readonly email: string }) {
  return (
    <FormFrame {...frame}>
      <p className="mt-4 text-ink-soft text-lg">{children}</p>
      <p className="mt-4 text-ink-soft text-lg">
        Questions? Write to{' '}
        <a href={`mailto:${email}`} className="quiet-link font-semibold text-primary">
          {email}
        </a>
        .
      </p>
    </FormFrame>
  )
}
