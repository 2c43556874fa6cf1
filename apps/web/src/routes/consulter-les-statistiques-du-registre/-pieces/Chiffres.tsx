import { MESURES_STATISTIQUES } from '@registre/domain'
import { Section } from '@registre/ui'
import type { Ref } from 'react'
import {
  chiffre,
  type Periode,
  type Territoire,
  texteEffectif,
  texteMesure,
  type Valeurs,
} from './valeurs.ts'

const etat = ({ provisoire, reconstitue }: Periode): string =>
  provisoire
    ? 'Ce trimestre n’est pas terminé : ces chiffres sont recomptés chaque nuit.'
    : reconstitue
      ? 'Ce trimestre a été reconstitué d’après les données que le registre tient aujourd’hui.'
      : ''

/** What to remember of a territory. */
export const Chiffres = ({
  territoire,
  periode,
  valeurs,
  titleRef,
}: {
  territoire: Territoire
  periode: Periode
  valeurs: Valeurs
  titleRef: Ref<HTMLHeadingElement>
}) => (
  <Section title={`${territoire.nom}, ${periode.libelle}`} titleRef={titleRef}>
    <p>
      Copropriétés immatriculées et en vigueur au {periode.arreteLe}. {etat(periode)}
    </p>
    <ul className="rc-compteurs fr-raw-list">
      <li className="rc-compteur">
        <span className="rc-compteur__nombre">
          {texteEffectif(chiffre(valeurs, 'coproprietes'))}
        </span>
        Copropriétés
      </li>
      {MESURES_STATISTIQUES.map(({ code, libelle, unite }) => (
        <li key={code} className="rc-compteur">
          <span className="rc-compteur__nombre">{texteMesure(valeurs, code, unite)}</span>
          {libelle}
        </li>
      ))}
    </ul>
  </Section>
)
