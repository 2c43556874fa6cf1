import { createFileRoute } from '@tanstack/react-router'
import { montrer } from '../../../lib/montrer.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { piece } from '../../../lib/piece.tsx'
import { usePeut } from '../../../lib/session.ts'
import { ChampsCriteres } from './-pieces/Criteres.tsx'
import { FormRecherche } from './-pieces/FormRecherche.tsx'
import { type AdresseRecherche, lireAdresse } from './-pieces/adresse.ts'
import { versCorps } from './-pieces/recherche.ts'

// The results are fetched with a search; searches and files that are kept, for those who may keep.
const Reponse = piece(
  async () => (await import('./-pieces/Reponse.tsx')).Reponse,
  'Recherche en cours…',
)
const MesFichiers = piece(async () => (await import('./-pieces/Exports.tsx')).MesFichiers)
const Enregistrees = piece(async () => (await import('./-pieces/Enregistrees.tsx')).Enregistrees)

const Page = () => {
  const adresse = Route.useSearch()
  const navigate = Route.useNavigate()
  const complet = usePeut('CATEGORISATION')
  const corps = versCorps(adresse)
  const page = adresse.page ?? 1
  const precisions = [
    adresse.element ?? adresse.parent,
    adresse.criteres && 'avec critères',
    page > 1 && `page ${page}`,
  ].filter(Boolean)
  usePageTitle({
    titre: corps ? ['Copropriétés par classe', ...precisions].join(', ') : null,
  })
  const { page: _page, vue: _vue, tri: _tri, sens: _sens, ...recherche } = adresse
  const cle = JSON.stringify(recherche)
  const chercher = async (search: AdresseRecherche): Promise<void> => {
    await navigate({ search, resetScroll: false })
    if (versCorps(search)) montrer('categorisation-resultats')
  }
  return (
    <>
      <h1 tabIndex={-1}>Outil de catégorisation</h1>
      <p className="fr-text--lead">
        Repérez, sur un territoire, les copropriétés qui réunissent vos critères, avec les signes de
        fragilité relevés.
      </p>
      <p>
        <a
          className="fr-link fr-icon-file-pdf-line fr-link--icon-left"
          href="/api/public/categorisation/guide"
          download
        >
          Guide de l’outil (PDF)
        </a>
      </p>
      {/* Who comes to a field will look at results. */}
      <div onFocus={() => void Reponse.prevoir()}>
        <FormRecherche key={cle} adresse={adresse} onChercher={(search) => void chercher(search)} />
      </div>
      {corps && <Reponse key={`r${cle}`} adresse={adresse} corps={corps} />}
      {complet && <MesFichiers />}
      {complet && <Enregistrees affichee={corps} />}
    </>
  )
}

/**
 * The categorisation tool: institutions, keepers, and anybody on published facts (specification 1,
 * section 2).
 */
export const Route = createFileRoute('/institutionnels/outil-categorisation/')({
  staticData: {
    titre: 'Outil de catégorisation',
    rendu: 'sans-recherche',
    description:
      'Repérer, sur un territoire, les copropriétés à accompagner, selon leur taille, leur âge et leur syndic.',
  },
  validateSearch: lireAdresse,
  loader: async ({ location }) => {
    const adresse = lireAdresse({ ...location.search })
    await Promise.all([
      ...(versCorps(adresse) ? [Reponse.prevoir()] : []),
      ...(adresse.criteres ? [ChampsCriteres.prevoir()] : []),
    ])
  },
  component: Page,
})
