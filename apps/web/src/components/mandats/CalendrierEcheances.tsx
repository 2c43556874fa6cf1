import {
  addDays,
  addMonths,
  deNom,
  LABELS_OBLIGATION,
  LABELS_URGENCE,
  parseFrDate,
} from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatNumero } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { lienFiche } from '../coproprietes/liens.ts'
import { PasLu } from '../PasLu.tsx'

type Jour = Answer<'lireMoisEcheances'>[number]

const MOIS = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const JOUR = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const SEMAINE = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche']
const utc = (iso: string): Date => new Date(`${iso}T00:00:00Z`)
const titreMois = (mois: string): string => MOIS.format(utc(`${mois}-01`))
const lienMois = (mois: string): string => `/copropriete/echeances?vue=calendrier&mois=${mois}`

/** The weeks of a month, Monday first; null outside of the month. */
const semainesDe = (mois: string): (string | null)[][] => {
  const premier = `${mois}-01`
  const vide = (utc(premier).getUTCDay() + 6) % 7
  const nombre = utc(addDays(addMonths(premier, 1), -1)).getUTCDate()
  const cases = [
    ...Array.from({ length: vide }, () => null),
    ...Array.from({ length: nombre }, (_, i) => addDays(premier, i)),
  ]
  while (cases.length % 7 !== 0) cases.push(null)
  return Array.from({ length: cases.length / 7 }, (_, s) => cases.slice(s * 7, s * 7 + 7))
}

const NATURES: Record<Jour['apercu'][number]['nature'], string> = {
  ...LABELS_OBLIGATION,
  MANDAT: 'fin de mandat',
  MISE_A_JOUR: 'mise à jour annuelle',
}

const Echeances = ({ jour, iso }: { jour: Jour; iso: string }) => (
  <ul className="fr-raw-list">
    {jour.apercu.map((e) => (
      <li
        key={`${e.nature} ${String(e.coproprieteId)}`}
        className={`rc-echeance rc-echeance--${e.urgence.toLowerCase()}`}
      >
        <InternalLink className="fr-link fr-link--sm" href={lienFiche(Number(e.coproprieteId))}>
          {e.nom || formatNumero(e.numeroImmatriculation)}
        </InternalLink>
        <span className="fr-text--xs"> {NATURES[e.nature]}</span>
        <span className="fr-sr-only">
          {' '}
          : {e.adressePrincipale}, {LABELS_URGENCE[e.urgence]}
        </span>
      </li>
    ))}
    {jour.nombre > jour.apercu.length && (
      <li>
        <InternalLink className="fr-link fr-link--sm" href={`/copropriete/echeances?jour=${iso}`}>
          {jour.nombre - jour.apercu.length} autre{jour.nombre - jour.apercu.length > 1 ? 's' : ''}
          <span className="fr-sr-only"> le {JOUR.format(utc(iso))}</span>
        </InternalLink>
      </li>
    )}
  </ul>
)

/**
 * A month of deadlines: a grid on a wide screen, a list of the days that have some on a narrow one.
 */
export const CalendrierEcheances = ({ mois }: { mois: string }) => {
  const { data, isError, refetch } = useQuery(queryOf('lireMoisEcheances')({ params: { mois } }))
  const jours = new Map((data ?? []).map((j) => [parseFrDate(j.jour) ?? '', j]))
  const total = (data ?? []).reduce((n, j) => n + j.nombre, 0)
  return (
    <section aria-labelledby="mois-echeances">
      <div className="rc-mois-tete">
        <InternalLink
          className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-left fr-icon-arrow-left-s-line"
          href={lienMois(addMonths(`${mois}-01`, -1).slice(0, 7))}
        >
          Mois précédent
        </InternalLink>
        <h2 id="mois-echeances" className="fr-h5 fr-mb-0">
          {titreMois(mois)}
        </h2>
        <InternalLink
          className="fr-btn fr-btn--tertiary fr-btn--sm fr-btn--icon-right fr-icon-arrow-right-s-line"
          href={lienMois(addMonths(`${mois}-01`, 1).slice(0, 7))}
        >
          Mois suivant
        </InternalLink>
      </div>
      <p role="status" className="fr-my-1w">
        {data === undefined
          ? isError
            ? ''
            : 'Lecture des échéances…'
          : total === 0
            ? 'Aucune échéance ce mois-ci.'
            : `${total} échéance${total > 1 ? 's' : ''} ce mois-ci`}
      </p>
      {isError && (
        <PasLu relire={refetch} className="">
          Les échéances n’ont pas pu être lues.
        </PasLu>
      )}
      <table className="rc-mois">
        <caption className="fr-sr-only">Échéances {deNom(titreMois(mois))}</caption>
        <thead>
          <tr>
            {SEMAINE.map((j) => (
              <th key={j} scope="col">
                <span aria-hidden="true">{j.slice(0, 3)}.</span>
                <span className="fr-sr-only">{j}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semainesDe(mois).map((semaine, s) => (
            <tr key={s}>
              {semaine.map((iso, i) => {
                const jour = iso === null ? undefined : jours.get(iso)
                return (
                  <td
                    key={i}
                    className={jour ? 'rc-mois__jour rc-mois__jour--occupe' : 'rc-mois__jour'}
                  >
                    {iso !== null && (
                      <span className="rc-mois__numero">
                        <span aria-hidden="true">{Number(iso.slice(8))}</span>
                        <span className="fr-sr-only">{JOUR.format(utc(iso))}</span>
                      </span>
                    )}
                    {jour && iso !== null && <Echeances jour={jour} iso={iso} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
