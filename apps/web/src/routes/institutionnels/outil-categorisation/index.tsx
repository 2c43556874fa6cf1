import { createFileRoute } from '@tanstack/react-router'
import { usePeut } from '../../../lib/session.ts'
import { Enregistrees } from './-pieces/Enregistrees.tsx'
import { MesFichiers } from './-pieces/Exports.tsx'
import { FormRecherche } from './-pieces/FormRecherche.tsx'
import { lireAdresse } from './-pieces/adresse.ts'
import { versCorps } from './-pieces/recherche.ts'
import { Reponse } from './-pieces/Reponse.tsx'

const Page = () => {
  const adresse = Route.useSearch()
  const navigate = Route.useNavigate()
  const complet = usePeut('CATEGORISATION')
  const corps = versCorps(adresse)
  const { page: _page, vue: _vue, tri: _tri, sens: _sens, ...recherche } = adresse
  const cle = JSON.stringify(recherche)
  return (
    <>
      <h1 tabIndex={-1}>Outil de catégorisation</h1>
      <p className="fr-text--lead">Repérez, sur un territoire, les copropriétés qui réunissent vos critères, rangées en quatre classes de fragilité.</p>
      <p>
        <a className="fr-link fr-icon-file-pdf-line fr-link--icon-left" href="/api/public/categorisation/guide" download>
          Guide de l’outil (PDF)
        </a>
      </p>
      <FormRecherche key={cle} adresse={adresse} onChercher={(search) => void navigate({ search, resetScroll: false })} />
      {corps && <Reponse key={`r${cle}`} adresse={adresse} corps={corps} />}
      {complet && <MesFichiers />}
      {complet && <Enregistrees affichee={corps} />}
    </>
  )
}

/** The categorisation tool: institutions, keepers, and anybody on published facts (specification 1, section 2). */
export const Route = createFileRoute('/institutionnels/outil-categorisation/')({
  staticData: { titre: 'Outil de catégorisation' },
  validateSearch: lireAdresse,
  component: Page,
})
