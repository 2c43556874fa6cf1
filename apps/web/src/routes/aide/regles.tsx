import { Button } from '@registre/ui'
import { BLOCS_REGLES, normaliserTexte } from '@registre/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { libelleDe, LIBELLES_BLOC } from '../../components/declaration/libelles.ts'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { asOneOf, asText, compact } from '../../lib/search-params.ts'

/** The label of a confirmation is a sentence: its full stop would stand before another. */
const sansPoint = (libelle: string): string => libelle.replace(/\.$/, '')
type Regle = Answer<'listerRegles'>[number]
const champsDe = ({ bloc, champs, ou }: Regle): string =>
  ou || champs.map((champ) => sansPoint(libelleDe(`${bloc}.${champ}`))).join(', ')

/** The rules as the register tells them to programs too: the catalogue itself stays with the forms. */
const lesRegles = queryOf('listerRegles')({})

const Page = () => {
  const { bloc, q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const cherche = normaliserTexte(q)
  const { data } = useSuspenseQuery(lesRegles)
  const regles = data
    .map((regle) => ({ ...regle, ou: champsDe(regle) }))
    .filter(
      (r) =>
        (!bloc || r.bloc === bloc) &&
        normaliserTexte(`${r.code} ${r.phrase} ${r.ou}`).includes(cherche),
    )
  const filtres = [bloc && LIBELLES_BLOC[bloc], q && `« ${q} »`].filter(Boolean)
  usePageTitle({
    titre: filtres.length > 0 ? `Règles de saisie : ${filtres.join(', ')}` : null,
  })
  return (
    <>
      <h1 tabIndex={-1}>Règles de saisie</h1>
      <p>
        Ce que le registre vérifie dans une déclaration. Chaque règle a un code : citez-le si vous
        nous écrivez.
      </p>
      <form
        key={`${bloc} ${q}`}
        role="search"
        className="rc-actions fr-mb-2w"
        onSubmit={(event) => {
          event.preventDefault()
          const saisie = new FormData(event.currentTarget)
          void navigate({
            search: lire({ bloc: saisie.get('bloc'), q: saisie.get('q') }),
            resetScroll: false,
          })
        }}
      >
        <div className="fr-select-group fr-mb-0">
          <label className="fr-label" htmlFor="bloc">
            Partie de la déclaration
          </label>
          <select className="fr-select" id="bloc" name="bloc" defaultValue={bloc ?? ''}>
            <option value="">Toutes</option>
            {BLOCS_REGLES.map((b) => (
              <option key={b} value={b}>
                {LIBELLES_BLOC[b]}
              </option>
            ))}
          </select>
        </div>
        <div className="fr-input-group fr-mb-0">
          <label className="fr-label" htmlFor="q">
            Code ou mot de la règle
          </label>
          <input className="fr-input" id="q" name="q" type="search" defaultValue={q} />
        </div>
        <Button type="submit">Filtrer</Button>
      </form>
      <p role="status">
        {formatNombre(regles.length)} règle{regles.length > 1 ? 's' : ''}
      </p>
      <ul className="fr-raw-list rc-cartes">
        {regles.map((r) => (
          <li key={`${r.bloc} ${r.code}`} className="rc-carte">
            <h2 className="fr-h6 fr-mb-1v">{r.code}</h2>
            <p className="fr-mb-1v">{r.phrase}</p>
            <p className="fr-text--sm fr-mb-0">
              {LIBELLES_BLOC[r.bloc]} : {r.ou}. Depuis le {r.effet}
              {r.fin && `, jusqu’au ${r.fin}`}.
              {r.confirmable && ' Vous pouvez confirmer et continuer.'}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const lire = (search: Record<string, unknown>) =>
  compact({ bloc: asOneOf(BLOCS_REGLES)(search['bloc']), q: asText(search['q'], 60) })

export const Route = createFileRoute('/aide/regles')({
  staticData: { titre: 'Règles de saisie', rendu: true, fil: [{ label: 'Aide', href: '/aide' }] },
  validateSearch: lire,
  loader: ({ context }) => context.queryClient.ensureQueryData(lesRegles),
  component: Page,
})
