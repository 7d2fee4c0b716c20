interface ChooseFileProps {
  label: string
  /** File extensions and MIME types, in the format of the `accept` attribute. */
  accept: string
  isBusy: boolean
  onChoose: (file: File) => void
}

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
          // Without the reset, choosing the corrected file under the same name fires no change
          // event.
          target.value = ''
        }}
      />
    </label>
  )
}
