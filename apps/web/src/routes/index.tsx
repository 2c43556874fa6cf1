import { isInstitutionnel } from '@registre/domain'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { compact } from '../lib/search-params.ts'
import { compteQuery } from '../lib/session.ts'
import { tableSearch } from '../lib/table-search.ts'
import { Accueil } from './-accueil/Accueils.tsx'
import { AccueilConnecte } from './-accueil/accueil-connecte.ts'

export const Route = createFileRoute('/')({
  staticData: { titre: 'Accueil', rendu: true, accueil: true },
  // Page and sort of the table of the syndic's own co-ownerships.
  validateSearch: (raw: Record<string, unknown>) => compact({ ...tableSearch(raw) }),
  beforeLoad: async ({ context }): Promise<void> => {
    const compte = await context.queryClient.ensureQueryData(compteQuery)
    if (!compte) return
    if (isInstitutionnel(compte.profil)) throw redirect({ to: '/institutionnels', replace: true })
    await AccueilConnecte.prevoir()
  },
  component: Accueil,
})
