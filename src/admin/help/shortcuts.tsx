interface Shortcut {
  /** With three keys, either of the first two is pressed with the last. */
  readonly keys: readonly string[]
  readonly what: string
}

const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], what: 'Search everything, outside the text editor' },
  { keys: ['Ctrl', 'S'], what: 'Save (as a draft, if the type has drafts)' },
  { keys: ['Tab'], what: 'Go to the next field or button' },
  { keys: ['Shift', 'Tab'], what: 'Go to the previous field or button' },
  { keys: ['Space'], what: 'Select a list row, check a box' },
  { keys: ['Enter'], what: 'Open a link, activate a button' },
  { keys: ['Esc'], what: 'Close a dialog or menu' },
]

const grids: readonly Shortcut[] = [
  { keys: ['Enter'], what: 'Go to the cell below' },
  { keys: ['↑'], what: 'Move between cells, like the other arrow keys' },
  { keys: ['Alt', '↓'], what: 'Open the list of a cell' },
  { keys: ['Esc'], what: 'Restore the cell' },
  { keys: ['Ctrl', 'V'], what: 'Paste a cell, or rows and columns of a spreadsheet' },
  { keys: ['Ctrl', 'Z'], what: 'Undo' },
  { keys: ['Ctrl', 'Y'], what: 'Redo' },
  { keys: ['Ctrl', 'S'], what: 'Save all changes' },
]

const text: readonly Shortcut[] = [
  { keys: ['/'], what: 'Insert a heading, list, table or picture' },
  { keys: ['Ctrl', 'B'], what: 'Bold' },
  { keys: ['Ctrl', 'I'], what: 'Italic' },
  { keys: ['Ctrl', 'K'], what: 'Link the selected text, or edit the link at the cursor' },
  { keys: ['##', 'Space'], what: 'Start a heading, at the start of a line' },
  { keys: ['-', 'Space'], what: 'Start a list, at the start of a line' },
  { keys: ['Ctrl', 'Z'], what: 'Undo' },
  { keys: ['Ctrl', 'Shift', 'Z'], what: 'Redo' },
]

export function Shortcuts() {
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Keyboard shortcuts</h2>
      <p>On a Mac, use Cmd instead of Ctrl.</p>
      <div className="help__keys">
        <Keys title="Everywhere" shortcuts={everywhere} />
        <Keys title="In the text editor" shortcuts={text} />
        <Keys title="In a grid of communities, plans or homes" shortcuts={grids} />
      </div>
    </section>
  )
}

function Keys({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
