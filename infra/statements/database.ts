import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@registre/db'
import { startEmbedded } from '@registre/db/embedded'

/** Nothing to keep: the server never waits for the disk. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  scram_iterations: '1',
}

/** Gives `work` the address of an empty database brought to the present by the migrations. */
export const onMigratedDatabase = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'registre-statements-'))
  try {
    const server = await startEmbedded({
      dataDir,
      password: 'statements',
      settings: SETTINGS,
      noSync: true,
    })
    try {
      const url = server.url('postgres')
      await migrate(url)
      return await work(url)
    } finally {
      await server.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
