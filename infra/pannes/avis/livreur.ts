import { setTimeout as wait } from 'node:timers/promises'
import { createDeps } from '../../../apps/api/src/deps.ts'
import { scellerJournal } from '../../../apps/api/src/modules/journal/sceller-journal.ts'
import { livrerWebhooks } from '../../../apps/api/src/modules/webhooks/livrer-webhooks.ts'
import { readSettings } from '../../../apps/api/src/platform/env.ts'

// What the worker does every five seconds for those who follow the changes, without waiting in
// between.
const deps = await createDeps(readSettings(process.env), 'registre-livreur')
for (;;) {
  await scellerJournal(deps)
  await livrerWebhooks(deps)
  await wait(100)
}
