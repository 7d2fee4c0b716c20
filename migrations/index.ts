import * as migration_20261121_121742_initial from './20261121_121742_initial';
import * as migration_20261121_183202_search from './20261121_183202_search';
import * as migration_20261121_190000_unsubscribe_tokens from './20261121_190000_unsubscribe_tokens';
import * as migration_20261121_220819_part_e from './20261121_220819_part_e';

export const migrations = [
  {
    up: migration_20261121_121742_initial.up,
    down: migration_20261121_121742_initial.down,
    name: '20261121_121742_initial',
  },
  {
    up: migration_20261121_183202_search.up,
    down: migration_20261121_183202_search.down,
    name: '20261121_183202_search',
  },
  {
    up: migration_20261121_190000_unsubscribe_tokens.up,
    down: migration_20261121_190000_unsubscribe_tokens.down,
    name: '20261121_190000_unsubscribe_tokens',
  },
  {
    up: migration_20261121_220819_part_e.up,
    down: migration_20261121_220819_part_e.down,
    name: '20261121_220819_part_e'
  },
];
