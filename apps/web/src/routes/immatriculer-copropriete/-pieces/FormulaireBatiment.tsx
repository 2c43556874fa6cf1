import { Button } from '@registre/ui'
import {
  adressesPossibles,
  type Batiment,
  formatFrDate,
  parcelleLisible,
  parcellesPossibles,
} from '@registre/domain'
import { type ReactNode, useEffect } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { Champ, ChampListe, ChampRadio } from '../../../components/declaration/champs.tsx'
import { IdentifiantRnb } from './IdentifiantRnb.tsx'

const place = <F extends keyof Batiment>(rang: number, fait: F) =>
  `donneesTechniques.batiments.${rang}.${fait}` as const

const Faits = ({ rang, faits }: { rang: number; faits: readonly (keyof Batiment)[] }) =>
  faits.map((fait) => <Champ key={fait} name={place(rang, fait)} />)

const Partie = ({
  titre,
  haut,
  children,
}: {
  titre: string
  haut?: ReactNode
  children: ReactNode
}) => (
  <fieldset className="rc-batiment__partie">
    <legend className="fr-text--bold fr-mb-1w">{titre}</legend>
    {haut}
    <div className="rc-colonnes">{children}</div>
  </fieldset>
)

/** Those that show their facts and nothing else. */
const PARTIES: readonly { titre: string; faits: readonly (keyof Batiment)[] }[] = [
  {
    titre: 'Performance énergétique',
    faits: ['etiquette', 'sourceEtiquette', 'dateEtiquette', 'numeroEtiquette'],
  },
  {
    titre: 'Chauffage, eau chaude et ventilation',
    faits: [
      'typeChauffage',
      'systemeChauffage',
      'energieChauffage',
      'eauChaude',
      'systemeEauChaude',
      'ventilation',
    ],
  },
]

/**
 * Everything that is asked of one building. `recopier` gives its facts to the others, where they
 * have none.
 */
export const FormulaireBatiment = ({
  rang,
  batiment: b,
  recopier,
}: {
  rang: number
  batiment: Batiment
  recopier?: () => void
}) => {
  const { form, faits, contexte } = useBrouillon()
  const { identification } = faits.contenu
  const adresses = adressesPossibles(identification)
  const parcelles = parcellesPossibles(identification)
  const sansReleve = b.constateLe === null
  useEffect(() => {
    // Who fills a building tells how it is today, unless said otherwise.
    const champ = `donneesTechniques.batiments.${rang}.constateLe` as const
    if (sansReleve && (form.getValues(champ) ?? '') === '')
      form.setValue(champ, formatFrDate(contexte.aujourdhui))
  }, [form, rang, sansReleve, contexte.aujourdhui])
  return (
    <div className="rc-batiment__corps">
      <Partie titre="Le bâtiment">
        <Faits rang={rang} faits={['nom']} />
        {adresses.length > 1 && (
          <ChampListe
            name={place(rang, 'adresse')}
            mots={Object.fromEntries(adresses.map((a) => [a, a]))}
          />
        )}
        {parcelles.length > 1 && (
          <ChampListe
            name={place(rang, 'parcelle')}
            mots={Object.fromEntries(parcelles.map((p) => [p, parcelleLisible(p)]))}
          />
        )}
        <Faits
          rang={rang}
          faits={['nbEtages', 'nbAscenseurs', 'periodeConstruction', 'anneeConstruction']}
        />
        <IdentifiantRnb rang={rang} batiment={b} />
      </Partie>
      {PARTIES.map(({ titre, faits: siens }) => (
        <Partie key={titre} titre={titre}>
          <Faits rang={rang} faits={siens} />
        </Partie>
      ))}
      <Partie
        titre="Diagnostics"
        haut={
          <>
            <ChampRadio name={place(rang, 'diagnosticStructurel')} />
            <Faits rang={rang} faits={['dateDiagnosticStructurel']} />
            <p className="fr-hint-text fr-mb-1w">
              Facultatif, si les diagnostics du bâtiment le disent :
            </p>
          </>
        }
      >
        <Faits
          rang={rang}
          faits={['menuiseries', 'isolationMurs', 'isolationToiture', 'isolationPlancher']}
        />
      </Partie>
      <Faits rang={rang} faits={['constateLe']} />
      {recopier && (
        <Button kind="tertiary" small onClick={recopier}>
          Recopier ces données dans les autres bâtiments, là où rien n’est rempli
        </Button>
      )}
    </div>
  )
}
