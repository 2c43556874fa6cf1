import { Button, Pagination } from '@registre/ui'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useHautDeListe } from '../../lib/montrer.ts'
import { derniereRecherche } from './derniere-recherche.ts'
import { CeQuiEstLu } from './CeQuiEstLu.tsx'
import { LigneTrouvee, type Trouvee } from './LigneTrouvee.tsx'
import { piece } from '../../lib/piece.tsx'
import { Approche } from '../Approche.tsx'
import { PasLu } from '../PasLu.tsx'

// What shows a place, a map or a file comes when there is one to show.
const ReponseAdresse = piece(async () => (await import('./ReponseAdresse.tsx')).ReponseAdresse)
const RienTrouve = piece(async () => (await import('./RienTrouve.tsx')).RienTrouve)
const CarteResultats = piece(async () => (await import('./CarteResultats.tsx')).CarteResultats)
const TelechargerListe = piece(
  async () => (await import('./TelechargerListe.tsx')).TelechargerListe,
  '',
)

type Trouves = Answer<'chercherCoproprietes'>
const TAILLE = 10

const situeeDe = (q: string) => ({
  ...queryOf('repondreAdresse')({ query: { q } }, { silent: true }),
  retry: false as const,
})
const trouvesDe = (q: string, page: number) =>
  queryOf('chercherCoproprietes')({ query: { q, page, taille: TAILLE } }, { silent: true })

/**
 * Fetches what shows an answer, where it is known: the server waits for it, the browser that goes on
 * with a page has it.
 */
export const prevoirReponse = async (
  client: QueryClient,
  q: string,
  page: number,
): Promise<void> => {
  const [situee, trouves] = import.meta.env.SSR
    ? await Promise.all([
        client.fetchQuery(situeeDe(q)).catch(() => undefined),
        client.fetchQuery(trouvesDe(q, page)).catch(() => undefined),
      ])
    : [client.getQueryData(situeeDe(q).queryKey), client.getQueryData(trouvesDe(q, page).queryKey)]
  await Promise.all([
    situee?.lue && ReponseAdresse.prevoir(),
    trouves?.total === 0 && (!situee?.lue || situee.indisponible) && RienTrouve.prevoir(),
  ])
}

const copros = (n: number): string => `${formatNombre(n)} copropriété${n > 1 ? 's' : ''}`

/** Where the first ones stand, as surely as they do. */
const titreSurPlace = ({ lue, adresse, nombreSurPlace }: Answer<'repondreAdresse'>): string =>
  nombreSurPlace === 0
    ? lue?.croisement
      ? 'Dans l’une de ces deux voies'
      : 'À une porte voisine de ce numéro'
    : lue?.croisement
      ? 'À cet angle, puis dans l’une des deux voies'
      : adresse?.numero === ''
        ? 'Dans cette voie'
        : 'À cette adresse'

/** How many the page tells of: at the address that was asked for, else for the words. */
const combien = (t: Trouves, situee: Answer<'repondreAdresse'> | undefined): string =>
  situee?.adresse
    ? copros(situee.nombreSurPlace)
    : `${t.plafonne ? 'plus de ' : ''}${copros(Math.max(t.total, situee?.total ?? 0))}`

const Liste = ({
  id,
  titre,
  precision,
  lignes,
  depuis,
  choisie,
  onApproche,
}: {
  id: string
  titre: string
  precision?: string
  lignes: readonly Trouvee[]
  /** Rank of the first one, less one. */
  depuis: number
  choisie: number | null
  onApproche: (id: number | null) => void
}) =>
  lignes.length === 0 ? null : (
    <section aria-labelledby={id} className="fr-mt-2w">
      <div className="rc-titre-liste">
        <h2 id={id} className="fr-h6">
          {titre}
        </h2>
        {precision !== undefined && <span>{precision}</span>}
      </div>
      <ol className="rc-trouvees">
        {lignes.map((l, i) => (
          <LigneTrouvee
            key={l.id}
            trouvee={l}
            rang={depuis + i + 1}
            choisie={l.id === choisie}
            onApproche={onApproche}
          />
        ))}
      </ol>
    </section>
  )

/** What stands at the address that was read, then around it. */
const Autour = ({
  situee,
  situee: { adresse, surPlace, voisines, nombreVoisines, rayon },
  ...liste
}: { situee: Answer<'repondreAdresse'> } & Pick<
  ComponentProps<typeof Liste>,
  'choisie' | 'onApproche'
>) =>
  adresse && (
    <>
      <Liste id="sur-place" titre={titreSurPlace(situee)} lignes={surPlace} depuis={0} {...liste} />
      <Liste
        id="voisines"
        titre={`${copros(nombreVoisines)} à moins de ${formatNombre(rayon)} m`}
        precision={
          voisines.length < nombreVoisines
            ? `les ${formatNombre(voisines.length)} plus proches`
            : 'de la plus proche à la plus lointaine'
        }
        lignes={voisines}
        depuis={surPlace.length}
        {...liste}
      />
    </>
  )

interface Demande {
  q: string
  page: number
  hrefPage: (page: number) => string
}

/** What was found, as a list and on a map: the first page begins with the address, when one was read. */
const Trouvailles = ({
  q,
  page,
  hrefPage,
  situee,
  trouves,
}: Demande & { situee: Answer<'repondreAdresse'> | undefined; trouves: Trouves }) => {
  const [choisie, setChoisie] = useState<number | null>(null)
  const [carte, setCarte] = useState(false)
  const haut = useHautDeListe<HTMLDivElement>(page)
  const { adresse, surPlace, voisines } = situee?.adresse
    ? situee
    : { adresse: null, surPlace: [], voisines: [] }
  const dite = situee !== undefined && situee.lue !== null && !situee.indisponible
  const dits = new Set([...surPlace, ...voisines].map((l) => l.id))
  const parMots = trouves.coproprietes.filter((l) => !dits.has(l.id))
  const premiereParMots = (page - 1) * TAILLE
  const lignes = [...surPlace, ...voisines, ...parMots]
  const rangDe = (l: Trouvee): number => {
    const i = lignes.indexOf(l)
    return i < dits.size ? i + 1 : i + 1 + (dits.size === 0 ? premiereParMots : 0)
  }
  const liste = { choisie, onApproche: setChoisie }
  return (
    <div className={`rc-resultats${carte ? ' rc-resultats--carte' : ''}`}>
      <div ref={haut} className="rc-resultats__liste">
        <p role="status" className="fr-sr-only">
          {adresse ? `${copros(situee?.nombreSurPlace ?? 0)} à cette adresse. ` : ''}
          {situee && situee.total > 0
            ? `${copros(situee.total)} à cette adresse, commune non précisée. `
            : ''}
          {copros(trouves.total)} pour « {q} »
        </p>
        {situee?.lue && page === 1 && <ReponseAdresse reponse={situee} suite={trouves.total > 0} />}
        {page === 1 && situee && <Autour situee={situee} {...liste} />}
        <div className={dite && page === 1 ? 'fr-mt-4w' : 'fr-mt-2w'}>
          {situee?.indisponible && (
            <p className="fr-hint-text">
              Le service d’adresses ne répond pas : voici les copropriétés dont le nom ou l’adresse
              contient ces mots.
            </p>
          )}
          <CeQuiEstLu trouves={trouves} q={q} />
          {trouves.total === 0 && !dite && <RienTrouve q={q} trouves={trouves} />}
          <Liste
            id="par-mots"
            titre={
              dite
                ? `${adresse ? 'Autres copropriétés' : 'Copropriétés'} dont le nom ou l’adresse contient ces mots`
                : `${trouves.plafonne ? 'Plus de ' : ''}${copros(trouves.total)}`
            }
            {...(dite ? {} : { precision: 'les plus proches de votre demande d’abord' })}
            lignes={parMots}
            depuis={dits.size === 0 ? premiereParMots : page === 1 ? dits.size : premiereParMots}
            {...liste}
          />
          {trouves.total + dits.size > 0 && (
            <TelechargerListe q={q} total={trouves.total} autour={[...surPlace, ...voisines]} />
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(Math.min(trouves.total, 100 * TAILLE) / TAILLE)}
            hrefOf={hrefPage}
          />
        </div>
      </div>
      {(lignes.length > 0 || (situee?.communes ?? []).length > 0) && (
        // On a telephone it is hidden until it is asked for: nothing of it comes before.
        <Approche className="rc-resultats__carte rc-non-imprime">
          {() => (
            <CarteResultats
              q={q}
              adresse={page === 1 ? adresse : null}
              // Around an address, what the words find elsewhere would take the map away from it.
              lignes={page > 1 ? parMots : adresse ? [...surPlace, ...voisines] : lignes}
              communes={page === 1 ? (situee?.communes ?? []) : []}
              rangDe={rangDe}
              choisie={choisie}
            />
          )}
        </Approche>
      )}
      {lignes.length > 0 && (
        <Button
          icon={carte ? 'fr-icon-list-unordered' : 'fr-icon-map-pin-2-line'}
          className="rc-resultats__bascule"
          onClick={() => setCarte(!carte)}
        >
          {carte ? 'Voir la liste' : 'Voir la carte'}
        </Button>
      )}
    </div>
  )
}

/** The answer at an address and its neighbours, then what the words find; the same on a map. */
export const ResultatsRecherche = ({ q, page, hrefPage }: Demande) => {
  const { data: situee } = useQuery(situeeDe(q))
  const {
    data: trouves,
    isError,
    refetch,
  } = useQuery({
    ...trouvesDe(q, page),
    placeholderData: keepPreviousData,
  })
  useEffect(() => derniereRecherche.set({ q, href: hrefPage(page) }), [q, page])
  usePageTitle({
    titre: trouves
      ? `« ${q} » : ${combien(trouves, situee)}${page > 1 ? `, page ${page}` : ''}`
      : null,
  })
  if (isError && !trouves)
    return (
      <PasLu relire={refetch} className="fr-mt-3w">
        La recherche n’a pas abouti.
      </PasLu>
    )
  if (!trouves)
    return (
      <p role="status" className="fr-mt-3w">
        Recherche en cours…
      </p>
    )
  return <Trouvailles q={q} page={page} hrefPage={hrefPage} situee={situee} trouves={trouves} />
}
