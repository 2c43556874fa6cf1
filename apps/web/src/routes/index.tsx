import {
  isInstitutionnel,
  LABELS_MOTIF_CONNEXION_NOTAIRE,
  MOTIFS_CONNEXION_NOTAIRE,
} from '@registre/domain'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { notify } from '../lib/notifications.ts'
import { asOneOf, asText, compact } from '../lib/search-params.ts'
import { compteQuery } from '../lib/session.ts'
import { tableSearch } from '../lib/table-search.ts'
import { Accueil } from './-accueil/Accueils.tsx'
import { AccueilConnecte } from './-accueil/accueil-connecte.ts'

/**
 * A notary whom the sign-on presented and whose profile is in error: told once, at home
 * (specification 1, "Notary flow"). Throws the redirection that forgets it.
 */
const direConnexionRefusee = (search: object): void => {
  const motif = asOneOf(MOTIFS_CONNEXION_NOTAIRE)(
    'connexion' in search ? search.connexion : undefined,
  )
  if (motif === undefined) return
  notify(
    'error',
    'La connexion des notaires n’a pas ouvert de session',
    LABELS_MOTIF_CONNEXION_NOTAIRE[motif],
  )
  throw redirect({ to: '/', replace: true })
}

export const Route = createFileRoute('/')({
  staticData: {
    titre: 'Accueil',
    rendu: true,
    accueil: true,
    description:
      'Trouver une copropriété par son adresse, son nom ou son numéro : son syndic, ses lots, ses parcelles. Le registre national des copropriétés est public et gratuit.',
  },
  // Page and sort of the table of the syndic's own co-ownerships; the receipt of what was just sent.
  validateSearch: (raw: Record<string, unknown>) =>
    compact({ ...tableSearch(raw), recu: asText(raw['recu'], 30) }),
  beforeLoad: async ({ context }): Promise<void> => {
    const compte = await context.queryClient.ensureQueryData(compteQuery)
    if (!compte) return
    if (isInstitutionnel(compte.profil)) throw redirect({ to: '/institutionnels', replace: true })
    await AccueilConnecte.prevoir()
  },
  loader: ({ location }) => direConnexionRefusee(location.search),
  component: Accueil,
})
