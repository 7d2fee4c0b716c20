import { Select } from './select'

interface ChoiceSelectProps<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
  name?: string
  className?: string
}

/**
 * A select that only reports values that it offers. Its label is hidden, because the options are
 * self-explanatory.
 */
export function ChoiceSelect<Value extends string>({
  options,
  onChange,
  ...props
}: ChoiceSelectProps<Value>) {
  return (
    <Select
      {...props}
      labelHidden
      options={options}
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}
