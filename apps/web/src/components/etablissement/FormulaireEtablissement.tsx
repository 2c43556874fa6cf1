import { controlerEtablissement, keysOf, rowsOf } from '@registre/domain'
import { KeyValueList, RequiredNote, Section } from '@registre/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Args, codeOf, useCommand } from '../../lib/api/index.ts'
import { VIDE } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import {
  ChampCivilite,
  ChampCourriel,
  ChampsAdresse,
  ChampsNom,
  ChampTelephone,
} from '../champs-personne.tsx'
import { FormText } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { etablissementQuery } from './etablissement.query.ts'
import { changements, type Coordonnees, type Etablissement, saisieDe } from './etablissement.ts'

/** What a colleague saved while the form was open: to be read before saving again. */
const Conflit = ({ lignes }: { lignes: Coordonnees }) => (
  <div className="fr-alert fr-alert--warning fr-mb-3w">
    <p>
      Quelqu’un de votre établissement a enregistré ces informations entre-temps. Enregistrez de
      nouveau pour les remplacer par votre saisie.
    </p>
    <KeyValueList
      items={Object.fromEntries(rowsOf(lignes).map(([label, value]) => [label, value || VIDE]))}
    />
  </div>
)

/** Saves with the version that was read; after a conflict, with the one just shown. */
const useEnregistrer = (etablissement: Etablissement) => {
  const queryClient = useQueryClient()
  const lu = useRef(etablissement)
  const [conflit, setConflit] = useState<Coordonnees>({})
  const enregistrer = useCommand('enregistrerEtablissement', {
    business: true,
    invalidates: ['lireEtablissement'],
  })
  const envoyer = async ({ body }: Args<'enregistrerEtablissement'>): Promise<void> => {
    try {
      lu.current = await enregistrer.mutateAsync({ body: { ...body, version: lu.current.version } })
      setConflit({})
      notify('success', 'Les coordonnées de votre établissement sont enregistrées.')
    } catch (error) {
      if (codeOf(error) === 'version-perimee') {
        const frais = await queryClient.fetchQuery({
          ...etablissementQuery(Number(lu.current.id)),
          staleTime: 0,
        })
        setConflit(changements(saisieDe(lu.current), saisieDe(frais)))
        lu.current = frais
      }
      throw error
    }
  }
  return { conflit, envoyer }
}

/** The contact data of one's own establishment and of its legal representative. */
export const FormulaireEtablissement = ({ etablissement }: { etablissement: Etablissement }) => {
  const { conflit, envoyer } = useEnregistrer(etablissement)
  const record = useRecordForm({
    defaultValues: saisieDe(etablissement),
    operation: 'enregistrerEtablissement',
    toArgs: (saisie) => ({ body: { ...saisie, version: etablissement.version } }),
    check: (saisie) => ({ erreurs: controlerEtablissement(saisie) }),
    submit: envoyer,
  })
  return (
    <RecordForm record={record}>
      {keysOf(conflit).length > 0 && <Conflit lignes={conflit} />}
      <RequiredNote />
      <Section title="Établissement">
        <FormText
          name="telephone"
          label="Téléphone de l’établissement"
          hint="Exemple : +33122334455"
          inputProps={{ type: 'tel', autoComplete: 'work tel' }}
        />
      </Section>
      <Section title="Représentant légal">
        <ChampCivilite dans="representant." autrui />
        <ChampsNom dans="representant." autrui />
        <ChampCourriel dans="representant." autrui />
        <ChampTelephone dans="representant." autrui />
      </Section>
      <Section title="Adresse du représentant légal">
        <ChampsAdresse dans="representant.adresse." autrui />
      </Section>
    </RecordForm>
  )
}
