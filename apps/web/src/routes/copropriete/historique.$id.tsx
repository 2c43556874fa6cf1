import {
  fauteDeJour,
  formatFrDate,
  LABELS_TYPE_MAJ,
  leJourDit,
  normaliser,
  parseFrDate,
} from '@registre/domain'
import { Button, DataTable, FieldSelect, KeyValueList, Section, StateBadge } from '@registre/ui'
import { FieldDate } from '../../components/FieldDate.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { nommerDeclaree } from '../../components/coproprietes/nommer.ts'
import { lienFiche } from '../../components/coproprietes/liens.ts'
import { aujourdhuiParis } from '../../components/declaration/aujourdhui.ts'
import { BlocLecture } from '../../components/declaration/BlocLecture.tsx'
import { LIBELLES_BLOC } from '../../components/declaration/libelles.ts'
import { Numero } from '../../components/Numero.tsx'
import { TableDifferences } from '../../components/historique/TableDifferences.tsx'
import { TableEcarts } from '../../components/historique/TableEcarts.tsx'
import { idOrNotFound, type Answer, loadOrNotFound, queryOf } from '../../lib/api/index.ts'
import { formatJour, VIDE } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { asDay, asPositive, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const parId = (id: number) => ({ params: { id } })
const declarationsQuery = (id: number) =>
  queryOf('listerDeclarationsPrecedentes')(parId(id), { silent: true })
const ficheQuery = (id: number) => queryOf('visualiserCopropriete')(parId(id), { silent: true })
const chronologieQuery = (id: number) => queryOf('lireChronologie')(parId(id), { silent: true })

type Passee = Answer<'listerDeclarationsPrecedentes'>[number]
type Entree = Answer<'lireChronologie'>[number]

const CATEGORIES = { DECLARATION: 'Déclaration', MANDAT: 'Mandat', DECISION: 'Décision' } as const
const TONS = { DECLARATION: 'info', MANDAT: 'success', DECISION: 'neutral' } as const
const BLOCS = ['identification', 'procedures', 'donneesFinancieres', 'donneesTechniques'] as const

const nommer = (d: Passee): string =>
  `${d.libelle} du ${formatJour(d.du)}${d.au === null ? ' (en vigueur)' : ''}`

const Chronologie = ({ id }: { id: number }) => {
  const { data } = useSuspenseQuery(chronologieQuery(id))
  const { reserves } = useSuspenseQuery(ficheQuery(id)).data
  return (
    <Section title="Chronologie">
      {reserves.historique && (
        <p>
          Les décisions sont réservées au syndic de la copropriété, à qui a déposé sa déclaration et
          aux teneurs du registre.
        </p>
      )}
      <DataTable<Entree & { rang: number }>
        caption="Chronologie de la copropriété, du plus récent au plus ancien"
        captionHidden
        rows={data.map((e, rang) => ({ ...e, rang }))}
        rowKey={(e) => e.rang}
        empty="Aucun événement"
        columns={[
          { key: 'date', header: 'Date', render: (e) => formatJour(e.instant) },
          {
            key: 'categorie',
            header: 'Nature',
            render: (e) => (
              <StateBadge tone={TONS[e.categorie]}>{CATEGORIES[e.categorie]}</StateBadge>
            ),
          },
          { key: 'libelle', header: 'Événement', rowHeader: true, render: (e) => e.libelle },
          { key: 'detail', header: 'Précision', render: (e) => e.detail || VIDE },
          { key: 'auteur', header: 'Auteur', render: (e) => e.auteur || VIDE },
        ]}
      />
    </Section>
  )
}

const Differences = ({ id, de, a }: { id: number; de: number; a: number }) => {
  const { data, isPending, isLoadingError } = useQuery(
    queryOf('comparerDeclarations')({ params: { id }, query: { de, a } }, { silent: true }),
  )
  if (isPending) return <p role="status">Comparaison en cours…</p>
  if (isLoadingError)
    return (
      <p role="alert">
        Ces deux déclarations n’ont pas pu être comparées. Réessayez dans un instant.
      </p>
    )
  const [avant, apres] = [normaliser(data.de.immatCopropriete), normaliser(data.a.immatCopropriete)]
  // A standard update keeps the year of accounts: there is no other year to compare it with.
  const memeExercice =
    avant.donneesFinancieres.dateClotureComptes === apres.donneesFinancieres.dateClotureComptes
  return (
    <>
      <h3 className="fr-h6">Champs qui diffèrent ({data.champs.length})</h3>
      <TableDifferences
        champs={data.champs}
        avant={avant}
        apres={apres}
        titres={[formatJour(data.de.du), formatJour(data.a.du)]}
        jeux={[data.de.jeuDebiteurs, data.a.jeuDebiteurs]}
      />
      {!memeExercice && (
        <>
          <h3 className="fr-h6 fr-mt-3w">Chiffres des exercices</h3>
          <TableEcarts
            avant={avant.donneesFinancieres}
            apres={apres.donneesFinancieres}
            jeux={[data.de.jeuDebiteurs, data.a.jeuDebiteurs]}
          />
        </>
      )}
    </>
  )
}

const Comparer = ({ id }: { id: number }) => {
  const { data: declarations } = useSuspenseQuery(declarationsQuery(id))
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [derniere, precedente] = declarations
  const de = search.de ?? precedente?.id
  const a = search.a ?? derniere?.id
  if (declarations.length < 2 || de === undefined || a === undefined)
    return (
      <Section title="Comparer deux déclarations">
        <p>Cette copropriété n’a qu’une déclaration : il n’y a rien à comparer.</p>
      </Section>
    )
  const options = declarations.map((d) => ({ value: String(d.id), label: nommer(d) }))
  const choisir = (changes: { de?: number; a?: number }) =>
    void navigate({ search: compact({ ...search, ...changes }), resetScroll: false })
  return (
    <Section title="Comparer deux déclarations">
      <div className="rc-colonnes">
        <FieldSelect
          name="de"
          label="Déclaration de départ"
          options={options}
          selectProps={{
            value: String(de),
            onChange: (e) => choisir({ de: Number(e.target.value) }),
          }}
        />
        <FieldSelect
          name="a"
          label="Déclaration à comparer"
          options={options}
          selectProps={{
            value: String(a),
            onChange: (e) => choisir({ a: Number(e.target.value) }),
          }}
        />
      </div>
      <Differences id={id} de={de} a={a} />
    </Section>
  )
}

const EtatA = ({ id, jour }: { id: number; jour: string }) => {
  const { data, isPending, isLoadingError, error } = useQuery(
    queryOf('lireEtatALaDate')({ params: { id }, query: { a_la_date: jour } }, { silent: true }),
  )
  if (isPending) return <p role="status">Lecture du registre à cette date…</p>
  if (isLoadingError) return <p role="alert">{error.message}</p>
  const { declaration, mandat, libelleEtat } = data
  const contenu = declaration && normaliser(declaration.immatCopropriete)
  return (
    <div className="fr-mt-3w">
      <h3 className="fr-h6">La copropriété au {formatFrDate(jour)}</h3>
      <KeyValueList
        items={{
          'État de la copropriété': libelleEtat || 'Inconnu du registre à cette date',
          Syndic: mandat
            ? `${mandat.teledeclarant}, mandat du ${mandat.dateDebut} au ${mandat.dateFin}`
            : 'Aucun mandat à cette date',
          'Déclaration en vigueur': declaration
            ? `${declaration.typeMaj ? LABELS_TYPE_MAJ[declaration.typeMaj] : declaration.libelle} du ${formatJour(declaration.du)}`
            : 'Aucune',
        }}
      />
      {declaration &&
        contenu &&
        BLOCS.map((bloc) => (
          <Section key={bloc} level={3} title={LIBELLES_BLOC[bloc]}>
            <BlocLecture bloc={bloc} contenu={contenu} jeuDebiteurs={declaration.jeuDebiteurs} />
          </Section>
        ))}
    </div>
  )
}

const ALaDate = ({ id }: { id: number }) => {
  const { a_la_date: jour, ...reste } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [texte, setTexte] = useState(formatFrDate(jour))
  const [erreur, setErreur] = useState<string | undefined>()
  const afficher = (): void => {
    const lu = parseFrDate(texte)
    const faute =
      lu === null
        ? (fauteDeJour(texte) ?? 'Saisissez une date.')
        : lu > aujourdhuiParis()
          ? leJourDit('Choisissez une date passée ou la date du jour.', aujourdhuiParis())
          : undefined
    setErreur(faute)
    if (lu !== null && faute === undefined)
      void navigate({ search: { ...reste, a_la_date: lu }, resetScroll: false })
  }
  return (
    <Section title="Voir la copropriété à une date">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          afficher()
        }}
      >
        <FieldDate
          name="a_la_date"
          label="Date"
          error={erreur}
          onNormalize={setTexte}
          inputProps={{ value: texte, onChange: (e) => setTexte(e.target.value) }}
        />
        <Button type="submit">Afficher</Button>
      </form>
      {jour && <EtatA id={id} jour={jour} />}
    </Section>
  )
}

const Page = () => {
  const id = Number(Route.useParams().id)
  const { data: fiche } = useSuspenseQuery(ficheQuery(id))
  usePageTitle({ titre: 'Historique de la copropriété' })
  return (
    <>
      <h1 tabIndex={-1}>Historique de la copropriété</h1>
      <p className="fr-text--lead">
        {nommerDeclaree(fiche.declaration)}
        {fiche.numeroImmatriculation !== null && (
          <>
            , <Numero valeur={fiche.numeroImmatriculation} />
          </>
        )}
      </p>
      <p>
        <InternalLink href={lienFiche(id)}>Retour à la fiche</InternalLink>
      </p>
      <ALaDate id={id} />
      <Comparer id={id} />
      <Chronologie id={id} />
    </>
  )
}

export const Route = createFileRoute('/copropriete/historique/$id')({
  staticData: {
    titre: 'Historique de la copropriété',
    autorites: ['VISUALISER_COPRO'],
    fil: [{ label: 'Gérer une copropriété', href: '/copropriete?filter=seeAllCopro' }],
  },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      de: asPositive(raw['de']),
      a: asPositive(raw['a']),
      a_la_date: asDay(raw['a_la_date']),
    }),
  loader: async ({ context: { queryClient }, params }) => {
    const id = idOrNotFound(params.id)
    await Promise.all([
      loadOrNotFound(queryClient, ficheQuery(id)),
      loadOrNotFound(queryClient, declarationsQuery(id)),
      loadOrNotFound(queryClient, chronologieQuery(id)),
    ])
  },
  component: Page,
})
