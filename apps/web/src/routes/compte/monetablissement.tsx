import { rowsOf } from '@registre/domain'
import { KeyValueList, Section } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { Certificats } from '../../components/certificats/Certificats.tsx'
import { ChangerEtablissement } from '../../components/etablissement/ChangerEtablissement.tsx'
import { etablissementQuery } from '../../components/etablissement/etablissement.query.ts'
import { coordonnees, identite, saisieDe } from '../../components/etablissement/etablissement.ts'
import { FormulaireEtablissement } from '../../components/etablissement/FormulaireEtablissement.tsx'
import { loadOrNotFound } from '../../lib/api/index.ts'
import { compteQuery, usePeut } from '../../lib/session.ts'

const Page = () => {
  const { id } = Route.useLoaderData()
  const gereLesComptes = usePeut('EDITER_SUPPRIMER_NON_ADMIN')
  const { data: etablissement } = useSuspenseQuery(etablissementQuery(id))
  return (
    <>
      <h1 tabIndex={-1}>Mon établissement</h1>
      <Section title="Identité">
        <KeyValueList items={identite(etablissement)} />
        {etablissement.allowedToEdit && (
          <p className="fr-hint-text fr-mt-1w">
            Pour faire corriger une erreur dans cette identité, écrivez au teneur du registre.
          </p>
        )}
        {etablissement.allowedToMove && <ChangerEtablissement etablissement={etablissement} />}
      </Section>
      {etablissement.allowedToEdit ? (
        <div className="rc-etroite">
          <FormulaireEtablissement etablissement={etablissement} />
        </div>
      ) : (
        <Section title="Coordonnées et représentant légal">
          <KeyValueList
            items={Object.fromEntries(
              rowsOf(coordonnees(saisieDe(etablissement))).filter(([, value]) => value !== ''),
            )}
          />
        </Section>
      )}
      {etablissement.allowedToEdit && (
        <Section title="Votre logiciel de gestion">
          <p>Le registre peut prévenir votre logiciel de chaque changement de vos copropriétés.</p>
          <Link to="/compte/logiciels" className="fr-link">
            Gérer les logiciels prévenus
          </Link>
        </Section>
      )}
      {etablissement.type === 'NOTAIRE' && gereLesComptes && <Certificats idTeledeclarant={id} />}
    </>
  )
}

export const Route = createFileRoute('/compte/monetablissement')({
  staticData: {
    titre: 'Mon établissement',
    autorites: ['MON_ENTREPRISE_LECTURE', 'MON_ENTREPRISE_ECRITURE'],
  },
  loader: async ({ context: { queryClient } }) => {
    const id = Number((await queryClient.ensureQueryData(compteQuery))?.idTeledeclarant ?? 0)
    if (id === 0) throw notFound()
    await loadOrNotFound(queryClient, etablissementQuery(id))
    return { id }
  },
  component: Page,
})
