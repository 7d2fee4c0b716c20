interface Drill {
  readonly about: string
  /** Imports the program of the drill, which begins when it is imported. */
  readonly start: () => Promise<unknown>
}

/** All drills (docs/operations/drills.md). */
export const drills: Readonly<Record<string, Drill>> = {
  leads: {
    about: 'Five rounds of 2,000 leads while PostgreSQL and the server are killed.',
    start: () => import('./leads'),
  },
  disk: {
    about: 'Leads and pages while the disk of the database is full, and after.',
    start: () => import('./disk'),
  },
  mail: {
    about: 'Leads while the mail server is down, refuses, hangs, and is back.',
    start: () => import('./mail'),
  },
  clock: {
    about: 'Leads, emails and jobs while the clock of the database is wrong.',
    start: () => import('./clock'),
  },
  starts: {
    about: 'Two servers that start at once on an empty database.',
    start: () => import('./starts'),
  },
  soak: {
    about: 'Thirty minutes of visitors, twenty at once: memory and errors. Minutes may follow.',
    start: () => import('./soak'),
  },
  newsletter: {
    about: 'An issue to 10,000 subscribers while the process that sends is killed.',
    start: () => import('./newsletter'),
  },
  restore: {
    about: 'A backup under load, restored elsewhere and compared.',
    start: () => import('./restore'),
  },
  pooler: {
    about: 'Servers behind PgBouncer in transaction mode.',
    start: () => import('./pooler'),
  },
  failover: {
    about: 'PostgreSQL is killed under load, and its replica promoted.',
    start: () => import('./failover'),
  },
  replicas: {
    about: 'Pages from a streaming replica that lags, dies and freezes.',
    start: () => import('./replicas'),
  },
  upgrade: {
    about: 'The migrations of a next release beside running servers.',
    start: () => import('./upgrade'),
  },
  cdn: {
    about: 'Varnish in front of the guide: hits, purges and an outage.',
    start: () => import('./cdn'),
  },
  chart: {
    about: 'The Helm chart, rendered with all its examples.',
    start: () => import('./chart'),
  },
  dates: {
    about:
      'What depends on the date, under ten other clocks. Beginnings of their names may follow.',
    start: () => import('./dates'),
  },
}
