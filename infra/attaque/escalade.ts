import { autoritesDe, peut, type Profil } from '@registre/domain'
import type { AnyOperation } from '@registre/contract'
import { COMPTES_DEMO } from '@registre/demonstration/donnees'
import { random } from '@registre/testing'
import { pdf } from '@registre/testing/register'
import { appelDe, biensDe, OPERATIONS } from './appels.ts'
import { type Bilan, bilan, noter } from './bilan.ts'
import type { Instance } from './instance.ts'
import { visiteur } from './visiteur.ts'

const permise = (op: AnyOperation, profil: Profil | null): boolean =>
  op.access === 'public' ||
  (profil !== null && (op.access === 'session' || peut(autoritesDe(profil), op.access)))

/** Each profile, and a stranger, at every door that is not theirs: refused before anything is read. */
export const escalade = async ({ db, ouverte, connecte }: Instance): Promise<Bilan> => {
  const b = bilan('Droits : chaque profil à chaque porte qui n’est pas la sienne')
  const connus = await biensDe(db, 'tele_pro_admin_princ.b@demo.registre.test', await pdf())
  const gens = [
    { login: null, profil: null },
    // The first account of each profile: another one waits for its activation.
    ...new Map(COMPTES_DEMO.toReversed().map((c) => [c.profil, c])).values(),
  ]
  for (const { login, profil } of gens) {
    const qui = login === null ? visiteur(ouverte.url) : await connecte(login)
    for (const [rang, [nom, op]] of OPERATIONS.entries()) {
      if (permise(op, profil)) continue
      const { statut } = await qui.envoyer(await appelDe(random(rang), op, connus))
      // An account that was restricted is told to sign in, like a stranger.
      const attendu = profil === null || profil === 'restricted' ? 401 : 403
      noter(b, statut === attendu ? null : `${profil ?? 'inconnu'}, ${nom} : ${statut}`)
    }
    qui.fermer()
  }
  return b
}
