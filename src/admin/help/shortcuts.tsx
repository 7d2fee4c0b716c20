interface Shortcut {
  /** With three keys, either of the first two is pressed with the last. */
  readonly keys: readonly string[]
  readonly what: string
}

const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'S'], what: 'Save: as a draft where there are drafts' },
  { keys: ['Tab'], what: 'On to the next field or button' },
  { keys: ['Shift', 'Tab'], what: 'Back to the one before' },
  { keys: ['Space'], what: 'Select a row of a list, tick a box' },
  { keys: ['Enter'], what: 'Open a link, press a button' },
  { keys: ['Esc'], what: 'Close what has opened over the page' },
]

const text: readonly Shortcut[] = [
  { keys: ['/'], what: 'Choose what to put in: heading, list, table, picture' },
  { keys: ['Ctrl', 'B'], what: 'Bold' },
  { keys: ['Ctrl', 'I'], what: 'Italic' },
  { keys: ['##', 'Space'], what: 'Begin a heading, at the start of a line' },
  { keys: ['-', 'Space'], what: 'Begin a list, at the start of a line' },
  { keys: ['Ctrl', 'Z'], what: 'Undo' },
  { keys: ['Ctrl', 'Shift', 'Z'], what: 'Do it again' },
]

export function Shortcuts() {
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Keyboard</h2>
      <p>On a Mac, Cmd stands for Ctrl.</p>
      <div className="help__keys">
        <Keys title="Everywhere" shortcuts={everywhere} />
        <Keys title="While writing" shortcuts={text} />
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
