import { type Retrouve, sansTexte } from '@registre/domain'
import type { EtatPreuve } from './use-preuve.ts'

const ETATS = {
  TROUVE: { icone: 'fr-icon-success-fill', mot: 'trouvé' },
  CONTREDIT: { icone: 'fr-icon-warning-fill', mot: 'contredit' },
  ABSENT: { icone: 'fr-icon-close-circle-line', mot: 'non trouvé' },
  A_LIRE: { icone: '', mot: 'à lire' },
} as const

const compte = (lignes: readonly Retrouve[]): string =>
  (
    [
      ['TROUVE', 'trouvé', 'trouvés'],
      ['CONTREDIT', 'contredit', 'contredits'],
      ['ABSENT', 'non trouvé', 'non trouvés'],
      ['A_LIRE', 'à lire', 'à lire'],
    ] as const
  )
    .map(([etat, un, plusieurs]) => {
      const n = lignes.filter((l) => l.etat === etat).length
      return n === 0 ? '' : `${n} ${n === 1 ? un : plusieurs}`
    })
    .filter((partie) => partie !== '')
    .join(', ')

/**
 * What the register leaves to the eyes of the keeper, for who decides without going down to it; ''
 * when everything was found, or nothing is there to be read.
 */
export const resteALire = (lignes: readonly Retrouve[], etat: EtatPreuve): string => {
  if (etat.phase === 'panne') return 'Preuve à lire : le registre n’a pas pu l’ouvrir'
  if (etat.phase === 'retenue') return 'Preuve que le registre ne peut pas montrer'
  if (etat.phase !== 'lue') return ''
  if (sansTexte(etat.preuve.pages.map(({ texte }) => texte)))
    return 'Preuve sans texte : tout y est à lire'
  const reste = compte(lignes.filter((l) => l.etat !== 'TROUVE'))
  return reste === '' ? '' : `Dans la preuve : ${reste}`
}

const Avis = ({ etat }: { etat: EtatPreuve }) => {
  if (etat.phase === 'attente') return <p role="status">Lecture de la preuve…</p>
  if (etat.phase === 'panne') return <p>La preuve n’a pas pu être lue : ouvrez-la à la main.</p>
  if (etat.phase === 'retenue')
    return <p>Le registre ne peut pas montrer la preuve : il dit pourquoi à sa place.</p>
  if (etat.phase === 'aucune') return <p>Aucune preuve n’est jointe : il n’y a rien à retrouver.</p>
  return sansTexte(etat.preuve.pages.map(({ texte }) => texte)) ? (
    <p>
      La preuve est une image sans texte : le registre ne peut rien y chercher. Tout est à lire.
    </p>
  ) : null
}

/** What was declared, looked for in the proof’s own text: on which page, contradicted, or not there. */
export const ARetrouver = ({
  lignes,
  etat,
  onPage,
}: {
  lignes: readonly Retrouve[]
  etat: EtatPreuve
  onPage: (page: number) => void
}) => (
  <section className="rc-partie" aria-labelledby="titre-retrouver">
    <h2 className="rc-partie__titre" id="titre-retrouver">
      À retrouver dans la preuve{' '}
      {etat.phase === 'lue' && <small className="rc-partie__mention">{compte(lignes)}</small>}
    </h2>
    <Avis etat={etat} />
    {etat.phase === 'lue' && (
      <ul className="rc-retrouver">
        {lignes.map(({ champ, libelle, valeur, etat: trouve, dit, page }) => {
          const { icone, mot } = ETATS[trouve]
          return (
            <li key={champ} className={`rc-retrouver__ligne rc-retrouver--${trouve.toLowerCase()}`}>
              <span className="rc-retrouver__libelle">{libelle}</span>
              <span className="rc-retrouver__valeur">{valeur}</span>
              <span className="rc-retrouver__etat">
                {icone !== '' && <span className={`${icone} fr-icon--sm`} aria-hidden="true" />}{' '}
                {dit === '' ? mot : dit}
              </span>
              {page === null ? (
                <span />
              ) : (
                <button type="button" className="fr-link fr-link--sm" onClick={() => onPage(page)}>
                  p. {page}
                  <span className="fr-sr-only"> de la preuve, {libelle}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    )}
  </section>
)
