import {
  adressesPossibles,
  BATIMENT,
  type Batiment,
  chauffeEnCommun,
  formatFrDate,
  LABEL_NON_RENSEIGNE,
  parcelleLisible,
  parcellesPossibles,
} from '@registre/domain'
import { type ReactNode, useEffect } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { Champ, ChampListe, ChampRadio } from '../../../components/declaration/champs.tsx'
import { IdentifiantRnb } from './IdentifiantRnb.tsx'

const Partie = ({ titre, children }: { titre: string; children: ReactNode }) => (
  <fieldset className="rc-batiment__partie">
    <legend className="fr-text--bold fr-mb-1w">{titre}</legend>
    {children}
  </fieldset>
)

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
  const nom = <F extends keyof Batiment>(fait: F) =>
    ({
      name: `donneesTechniques.batiments.${rang}.${fait}`,
      label: BATIMENT[fait].libelle,
    }) as const
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
  const chauffe = b.typeChauffage !== null && b.typeChauffage !== 'SANS_CHAUFFAGE'
  return (
    <div className="rc-batiment__corps">
      <Partie titre="Le bâtiment">
        <div className="rc-colonnes">
          <Champ {...nom('nom')} />
          {adresses.length > 1 && (
            <ChampListe
              {...nom('adresse')}
              mots={Object.fromEntries(adresses.map((a) => [a, a]))}
            />
          )}
          {parcelles.length > 1 && (
            <ChampListe
              {...nom('parcelle')}
              mots={Object.fromEntries(parcelles.map((p) => [p, parcelleLisible(p)]))}
            />
          )}
          <Champ {...nom('nbEtages')} />
          <Champ {...nom('nbAscenseurs')} />
          <Champ {...nom('periodeConstruction')} />
          <Champ {...nom('anneeConstruction')} />
          <IdentifiantRnb rang={rang} batiment={b} />
        </div>
      </Partie>
      <Partie titre="Performance énergétique">
        <div className="rc-colonnes">
          <Champ {...nom('etiquette')} />
          {b.etiquette !== null && b.etiquette !== 'ETIQ_NON_DETERMINE' && (
            <>
              <Champ {...nom('sourceEtiquette')} />
              <Champ {...nom('dateEtiquette')} />
              <Champ {...nom('numeroEtiquette')} />
            </>
          )}
        </div>
      </Partie>
      <Partie titre="Chauffage, eau chaude et ventilation">
        <div className="rc-colonnes">
          <Champ {...nom('typeChauffage')} />
          {chauffe && <Champ {...nom('systemeChauffage')} />}
          {chauffe && b.systemeChauffage !== 'RESEAU_CHALEUR' && (
            <ChampListe
              {...nom('energieChauffage')}
              {...(chauffeEnCommun(b) ? {} : { placeholder: LABEL_NON_RENSEIGNE })}
            />
          )}
          <Champ {...nom('eauChaude')} />
          {b.eauChaude !== null && b.eauChaude !== 'AUCUNE' && (
            <Champ {...nom('systemeEauChaude')} />
          )}
          <Champ {...nom('ventilation')} />
        </div>
      </Partie>
      <Partie titre="Diagnostics">
        <ChampRadio {...nom('diagnosticStructurel')} />
        {b.diagnosticStructurel === 'REALISE' && <Champ {...nom('dateDiagnosticStructurel')} />}
        <p className="fr-hint-text fr-mb-1w">
          Facultatif, si les diagnostics du bâtiment le disent :
        </p>
        <div className="rc-colonnes">
          {(['menuiseries', 'isolationMurs', 'isolationToiture', 'isolationPlancher'] as const).map(
            (fait) => (
              <Champ key={fait} {...nom(fait)} />
            ),
          )}
        </div>
      </Partie>
      <Champ {...nom('constateLe')} />
      {recopier && (
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={recopier}>
          Recopier ces données dans les autres bâtiments, là où rien n’est rempli
        </button>
      )}
    </div>
  )
}
