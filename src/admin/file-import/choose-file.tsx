interface ChooseFileProps {
  label: string
  /** As browsers take it: ends of names and types. */
  accept: string
  isBusy: boolean
  onChoose: (file: File) => void
}

/** Takes a file from the machine of whoever imports it. */
export function ChooseFile({ label, accept, isBusy, onChoose }: ChooseFileProps) {
  return (
    <label className="file-import__file">
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // The same file, mended, can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
