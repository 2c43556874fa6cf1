import { BASCULE_2027, champsDuJeu, formatFrDate } from '@registre/domain'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { LIBELLES_BLOC } from '../../../components/declaration/libelles.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

/** A draft begun under the former set and sent under the new one: it is told what is new. */
export const NouvellesDonnees = () => {
  const { jeu, jeuDuDebut } = useBrouillon().declaration
  if (jeu === jeuDuDebut) return null
  const connues = new Set(champsDuJeu(jeuDuDebut).map((c) => `${c.bloc}.${c.champ}`))
  const nouvelles = champsDuJeu(jeu).filter(
    (c) => !connues.has(`${c.bloc}.${c.champ}`) && c.champ.startsWith('batiments.'),
  )
  return (
    <div className="fr-alert fr-alert--info fr-mb-3w">
      <h2 className="fr-alert__title fr-h6">
        Ce qui se déclare a changé le {formatFrDate(BASCULE_2027)}
      </h2>
      <p>
        Cette déclaration a été commencée avant. Votre saisie est reprise ; il reste à décrire
        chaque bâtiment dans « {LIBELLES_BLOC.donneesTechniques} ». Pour les exercices clos depuis
        cette date, les copropriétaires débiteurs se comptent au-delà de deux trimestres de charges.
      </p>
      <details className="fr-mb-1w">
        <summary>Les {nouvelles.length} données de chaque bâtiment</summary>
        <ul>
          {nouvelles.map((c) => (
            <li key={c.champ}>{c.libelle}</li>
          ))}
        </ul>
      </details>
      <p>
        <InternalLink href="/aide/donnees-2027">Ce qui change, et d’où cela vient</InternalLink>
      </p>
    </div>
  )
}
