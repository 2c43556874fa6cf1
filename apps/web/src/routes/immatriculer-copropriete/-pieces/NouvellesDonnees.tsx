import {
  BASCULE_2027,
  batimentsDe,
  champsDuJeu,
  estAVenir,
  formatFrDate,
  type IsoDate,
  jeuNomme,
  manquesDuBatiment,
} from '@registre/domain'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { LIBELLES_BLOC } from '../../../components/declaration/libelles.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

/** A draft of data that nobody is asked yet: from when on it is filed. */
const Preparation = ({ effet }: { effet: IsoDate }) => (
  <div className="fr-alert fr-alert--info fr-mb-3w">
    <h2 className="fr-alert__title fr-h6">
      Vous préparez les données demandées à partir du {formatFrDate(effet)}
    </h2>
    <p>
      Votre saisie est gardée comme brouillon. Elle se dépose à partir de ce jour ; une mise à jour
      annuelle commencée ensuite reprend vos bâtiments. Rien ne change d’ici là dans le registre.
    </p>
    <p>
      <InternalLink href="/aide/donnees-2027">Ce qui sera demandé, et d’où cela vient</InternalLink>
    </p>
  </div>
)

/**
 * What the date of the law means for a draft: it prepares the coming set; or it was begun under the
 * former one and is told what is new.
 */
export const NouvellesDonnees = () => {
  const { contexte, declaration, faits } = useBrouillon()
  const { jeu, jeuDuDebut } = declaration
  if (estAVenir(jeu, contexte.aujourdhui)) return <Preparation effet={jeuNomme(jeu).effet} />
  if (jeu === jeuDuDebut) return null
  const batiments = batimentsDe(faits.contenu.donneesTechniques)
  const decrits =
    batiments.length > 0 && batiments.every((b) => manquesDuBatiment(b, contexte).length === 0)
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
        Cette déclaration a été commencée avant. Votre saisie est reprise ;{' '}
        {decrits
          ? 'chaque bâtiment est décrit'
          : `il reste à décrire chaque bâtiment dans « ${LIBELLES_BLOC.donneesTechniques} »`}
        . Pour les exercices clos depuis cette date, les copropriétaires débiteurs se comptent
        au-delà de deux trimestres de charges.
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
