import { createClient } from '@registre/contract/client'
import { milieu } from '../milieu.ts'
import { typographier } from '../typographie.ts'
import { countPending } from './pending.ts'
import { askForProof } from './proof.ts'
import { watchSession } from './signed-out.ts'
import { watchVersion } from './version.ts'

/** The register's calls, one method per operation of the contract. */
export const client = createClient({
  fetch: (...demande) => milieu.appeler(...demande),
  onPending: countPending,
  onRefusal: askForProof,
  wording: typographier,
  onAnswer: (operation, answer) => {
    watchVersion(answer)
    watchSession(operation, answer)
    if (import.meta.env.DEV) {
      const copy = answer.clone()
      void import('./check-answer.ts')
        .then((m) => m.checkAnswer(operation, copy))
        .catch(reportError)
    }
  },
})
