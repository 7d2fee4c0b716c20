import process from 'node:process'

// Loaded into the programs that work for the launcher. When it is killed, nobody learns what comes
// of their work, and the next start must not find them still at it.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
