import {
  adressesPossibles,
  type Batiment,
  chauffeEnCommun,
  DIAGNOSTICS_STRUCTUREL,
  ENERGIES_CHAUFFAGE,
  ETIQUETTES_ENERGIE,
  formatFrDate,
  ISOLATIONS,
  LABEL_NON_RENSEIGNE,
  LABELS_BATIMENT,
  LABELS_DIAGNOSTIC,
  LABELS_EAU_CHAUDE,
  LABELS_ENERGIE_CHAUFFAGE,
  LABELS_ETIQUETTE_ENERGIE,
  LABELS_ISOLATION,
  LABELS_MENUISERIES,
  LABELS_PERIODE_CONSTRUCTION,
  LABELS_SOURCE_ETIQUETTE,
  LABELS_SYSTEME_CHAUFFAGE,
  LABELS_SYSTEME_EAU_CHAUDE,
  LABELS_TYPE_CHAUFFAGE,
  LABELS_VENTILATION,
  MENUISERIES,
  parcellesPossibles,
  PERIODES_CONSTRUCTION,
  PRODUCTIONS_EAU_CHAUDE,
  SOURCES_ETIQUETTE,
  SYSTEMES_CHAUFFAGE,
  SYSTEMES_EAU_CHAUDE,
  TYPES_CHAUFFAGE,
  VENTILATIONS,
} from '@registre/domain'
import { type ReactNode, useEffect } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import {
  ChampDate,
  ChampEntier,
  ChampListe,
  ChampRadio,
  ChampTexte,
} from '../../../components/declaration/champs.tsx'
import { parcelleLisible } from '../../../components/declaration/comparaison.ts'
import { IdentifiantRnb } from './IdentifiantRnb.tsx'

const Partie = ({ titre, children }: { titre: string; children: ReactNode }) => (
  <fieldset className="rc-batiment__partie">
    <legend className="fr-text--bold fr-mb-1w">{titre}</legend>
    {children}
  </fieldset>
)

/** Takes a value as its own label: addresses are already words. */
const tels = (valeurs: readonly string[]): Record<string, string> =>
  Object.fromEntries(valeurs.map((v) => [v, v]))

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
      label: LABELS_BATIMENT[fait],
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
          <ChampTexte {...nom('nom')} hint="Par exemple « Bâtiment A » ou « Tour Nord »" />
          {adresses.length > 1 && (
            <ChampListe
              {...nom('adresse')}
              valeurs={adresses}
              libelles={tels(adresses)}
              placeholder={LABEL_NON_RENSEIGNE}
            />
          )}
          {parcelles.length > 1 && (
            <ChampListe
              {...nom('parcelle')}
              valeurs={parcelles}
              libelles={Object.fromEntries(parcelles.map((p) => [p, parcelleLisible(p)]))}
              placeholder={LABEL_NON_RENSEIGNE}
            />
          )}
          <ChampEntier
            {...nom('nbEtages')}
            hint="Au-dessus du rez-de-chaussée ; 0 s’il n’y en a pas"
          />
          <ChampEntier {...nom('nbAscenseurs')} hint="0 s’il n’y en a pas" />
          <ChampListe
            {...nom('periodeConstruction')}
            valeurs={PERIODES_CONSTRUCTION}
            libelles={LABELS_PERIODE_CONSTRUCTION}
          />
          <ChampEntier {...nom('anneeConstruction')} hint="Si elle est connue, sur 4 chiffres" />
          <IdentifiantRnb rang={rang} batiment={b} />
        </div>
      </Partie>
      <Partie titre="Performance énergétique">
        <div className="rc-colonnes">
          <ChampListe
            {...nom('etiquette')}
            hint="« Non déterminée » s’il n’y a ni DPE collectif ni audit"
            valeurs={ETIQUETTES_ENERGIE}
            libelles={LABELS_ETIQUETTE_ENERGIE}
          />
          {b.etiquette !== null && b.etiquette !== 'ETIQ_NON_DETERMINE' && (
            <>
              <ChampListe
                {...nom('sourceEtiquette')}
                valeurs={SOURCES_ETIQUETTE}
                libelles={LABELS_SOURCE_ETIQUETTE}
              />
              <ChampDate {...nom('dateEtiquette')} />
              <ChampTexte
                {...nom('numeroEtiquette')}
                hint="13 chiffres ou lettres, en tête du document, s’il en porte un"
              />
            </>
          )}
        </div>
      </Partie>
      <Partie titre="Chauffage, eau chaude et ventilation">
        <div className="rc-colonnes">
          <ChampListe
            {...nom('typeChauffage')}
            valeurs={TYPES_CHAUFFAGE}
            libelles={LABELS_TYPE_CHAUFFAGE}
          />
          {chauffe && (
            <ChampListe
              {...nom('systemeChauffage')}
              valeurs={SYSTEMES_CHAUFFAGE}
              libelles={LABELS_SYSTEME_CHAUFFAGE}
            />
          )}
          {chauffe && b.systemeChauffage !== 'RESEAU_CHALEUR' && (
            <ChampListe
              {...nom('energieChauffage')}
              valeurs={ENERGIES_CHAUFFAGE}
              libelles={LABELS_ENERGIE_CHAUFFAGE}
              {...(chauffeEnCommun(b) ? {} : { placeholder: LABEL_NON_RENSEIGNE })}
            />
          )}
          <ChampListe
            {...nom('eauChaude')}
            valeurs={PRODUCTIONS_EAU_CHAUDE}
            libelles={LABELS_EAU_CHAUDE}
          />
          {b.eauChaude !== null && b.eauChaude !== 'AUCUNE' && (
            <ChampListe
              {...nom('systemeEauChaude')}
              valeurs={SYSTEMES_EAU_CHAUDE}
              libelles={LABELS_SYSTEME_EAU_CHAUDE}
            />
          )}
          <ChampListe
            {...nom('ventilation')}
            valeurs={VENTILATIONS}
            libelles={LABELS_VENTILATION}
          />
        </div>
      </Partie>
      <Partie titre="Diagnostics">
        <ChampRadio
          {...nom('diagnosticStructurel')}
          hint="Diagnostic de la solidité de la structure du bâtiment"
          valeurs={DIAGNOSTICS_STRUCTUREL}
          libelles={LABELS_DIAGNOSTIC}
        />
        {b.diagnosticStructurel === 'REALISE' && <ChampDate {...nom('dateDiagnosticStructurel')} />}
        <p className="fr-hint-text fr-mb-1w">
          Facultatif, si les diagnostics du bâtiment le disent :
        </p>
        <div className="rc-colonnes">
          <ChampListe
            {...nom('menuiseries')}
            valeurs={MENUISERIES}
            libelles={LABELS_MENUISERIES}
            placeholder={LABEL_NON_RENSEIGNE}
          />
          {(['isolationMurs', 'isolationToiture', 'isolationPlancher'] as const).map((fait) => (
            <ChampListe
              key={fait}
              {...nom(fait)}
              valeurs={ISOLATIONS}
              libelles={LABELS_ISOLATION}
              placeholder={LABEL_NON_RENSEIGNE}
            />
          ))}
        </div>
      </Partie>
      <ChampDate
        {...nom('constateLe')}
        hint="Ces données sont redemandées quand elles ont plus de dix ans"
      />
      {recopier && (
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={recopier}>
          Recopier ces données dans les autres bâtiments, là où rien n’est rempli
        </button>
      )}
    </div>
  )
}
