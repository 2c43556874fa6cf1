import { estSansDate, MESURES_STATISTIQUES, NOTE_ANCIEN } from '@registre/domain'
import { Section } from '@registre/ui'
import type { Ref } from 'react'
import { EmporterGraphique } from '../../../components/graphique/EmporterGraphique.tsx'
import type { Provenance } from '../../../components/graphique/figure.ts'
import { formatInstant } from '../../../lib/format.ts'
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
    ? 'Ce trimestre n’est pas terminé : ces chiffres sont recomptés chaque jour.'
    : reconstitue
      ? 'Ce trimestre a été reconstitué d’après les données que le registre tient aujourd’hui.'
      : ''

/** What to remember of a territory. */
export const Chiffres = ({
  territoire,
  periode,
  valeurs,
  provenance,
  titleRef,
}: {
  territoire: Territoire
  periode: Periode
  valeurs: Valeurs
  provenance: Provenance
  titleRef: Ref<HTMLHeadingElement>
}) => (
  <Section title={`${territoire.nom}, ${periode.libelle}`} titleRef={titleRef}>
    <p>
      Copropriétés immatriculées et en vigueur au {periode.arreteLe}, comptées le{' '}
      {formatInstant(periode.etabliLe)}. {etat(periode)}
      {estSansDate(valeurs) && ` ${NOTE_ANCIEN}`}
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
    <EmporterGraphique
      figure={{
        titre: 'Chiffres clés',
        sujet: 'chiffres-cles',
        provenance,
        entete: 'Chiffre',
        series: ['Valeur'],
        lignes: [
          { libelle: 'Copropriétés', valeurs: [chiffre(valeurs, 'coproprietes')] },
          ...MESURES_STATISTIQUES.map(({ code, libelle, unite }) => ({
            libelle: unite === 'euros' ? `${libelle}, en euros` : libelle,
            valeurs: [chiffre(valeurs, code)],
          })),
        ],
        genre: null,
      }}
    />
  </Section>
)
