import { createFileRoute } from '@tanstack/react-router'
import { TableTeledeclarants } from '../../components/teledeclarants/TableTeledeclarants.tsx'
import { usePeut } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { estFiltree, lireCriteres, versRecherche } from './-pieces/criteres.ts'
import { RechercheTeledeclarants } from './-pieces/RechercheTeledeclarants.tsx'

const Page = () => {
  const criteres = Route.useSearch()
  const navigate = Route.useNavigate()
  const edite = usePeut('EDITER_TELEDECLARANT')
  // The address is the state: a form made again shows what it says, after "back" too.
  const cle = JSON.stringify(versRecherche(criteres))
  return (
    <>
      <h1 tabIndex={-1}>Liste des télédéclarants</h1>
      <p>
        <InternalLink
          className="fr-link"
          href="/teledeclarants?veille=A_EXAMINER&tri=nbCoproprietes&sens=DESC"
        >
          Signalés par l’annuaire des entreprises
        </InternalLink>
      </p>
      <p>
        <InternalLink className="fr-link" href="/teledeclarants?veille=REPRISE_DEMANDEE">
          Reprises de portefeuille à décider
        </InternalLink>
      </p>
      {edite && (
        <p>
          <InternalLink className="fr-link" href="/teledeclarants/courriers">
            Courriers à imprimer
          </InternalLink>
        </p>
      )}
      <RechercheTeledeclarants
        key={cle}
        criteres={criteres}
        onChercher={(nouveaux) => void navigate({ search: nouveaux, resetScroll: false })}
      />
      <TableTeledeclarants
        recherche={versRecherche(criteres)}
        vide={
          estFiltree(criteres)
            ? 'Aucun télédéclarant ne correspond à ces critères.'
            : 'Aucun télédéclarant n’est inscrit.'
        }
      />
    </>
  )
}

export const Route = createFileRoute('/teledeclarants/')({
  staticData: { titre: 'Liste des télédéclarants', autorites: ['LST_TELEDECLARANT'] },
  validateSearch: lireCriteres,
  component: Page,
})
