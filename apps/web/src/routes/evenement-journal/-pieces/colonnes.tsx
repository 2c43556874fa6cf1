import type { Column } from '@registre/ui'
import { Link } from '@tanstack/react-router'
import type { Answer } from '../../../lib/api/index.ts'
import { Numero } from '../../../components/Numero.tsx'
import { formatInstant } from '../../../lib/format.ts'

export type Evenement = Answer<'rechercherJournal'>['evenements'][number]

const Qui = ({ e }: { e: Evenement }) => (
  <>
    {e.personne || (e.modalite === 'TRAITEMENT' ? 'Le registre' : 'Visiteur')}
    {e.libelleProfil !== '' && <span className="rc-ligne-adresse">{e.libelleProfil}</span>}
    {e.etablissement !== '' && <span className="rc-ligne-adresse">{e.etablissement}</span>}
    {e.teneur !== '' && (
      <span className="rc-ligne-adresse">par {e.teneur}, teneur connecté à sa place</span>
    )}
  </>
)

const Quoi = ({ e }: { e: Evenement }) => (
  <>
    {e.libelleType}
    <span className="rc-ligne-adresse">
      {e.libelleCategorie} · {e.libelleModalite}
    </span>
  </>
)

/** Nothing where nothing moved: on a telephone, a card without that line. */
const Passage = ({ e }: { e: Evenement }) => {
  const periodes = e.details.filter(({ clef }) => clef === 'Avant' || clef === 'Après')
  const details = e.details.filter((d) => !periodes.includes(d))
  return (
    <>
      {[e.de, e.vers].filter((t) => t !== '').join(' → ')}
      {e.motif !== '' && <span className="rc-ligne-adresse">Motif : {e.motif}</span>}
      {periodes.map((d) => (
        <span key={d.clef} className="rc-ligne-adresse">
          {d.clef} : {d.valeur}
        </span>
      ))}
      {details.length > 0 && (
        <details className="fr-text--sm">
          <summary>Détails</summary>
          <ul className="fr-mb-0">
            {details.map((d) => (
              <li key={d.clef} className="rc-cesure">
                {d.clef} : {d.valeur}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const Copropriete = ({ c }: { c: NonNullable<Evenement['copropriete']> }) => (
  <>
    <Link to="/copropriete/fiche/$id" params={{ id: String(c.id) }} className="fr-link fr-text--sm">
      {c.numero ? <Numero valeur={c.numero} /> : `Dossier n° ${c.id}`}
    </Link>
    {c.nom !== '' && <span className="rc-ligne-adresse">{c.nom}</span>}
  </>
)

/** Columns of the journal: when, what, who, on what, from which state to which and why. */
export const COLONNES: readonly Column<Evenement>[] = [
  { key: 'instant', header: 'Date et heure', render: (e) => formatInstant(e.instant) },
  { key: 'type', header: 'Événement', rowHeader: true, render: (e) => <Quoi e={e} /> },
  { key: 'personne', header: 'Par qui', render: (e) => <Qui e={e} /> },
  {
    key: 'copropriete',
    header: 'Concerne',
    texte: true,
    render: (e) => (
      <>
        {e.copropriete && <Copropriete c={e.copropriete} />}
        {e.teledeclarant !== '' && e.teledeclarant !== e.etablissement && (
          <span className="rc-ligne-adresse">Déclarant : {e.teledeclarant}</span>
        )}
      </>
    ),
  },
  { key: 'passage', header: 'Changement', texte: true, render: (e) => <Passage e={e} /> },
]
