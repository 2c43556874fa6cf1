import { controlerChangementEtablissement, normaliserSiret, siretLisible } from '@registre/domain'
import { Button, KeyValueList, RequiredNote } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormText } from '../form-fields.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { type Etablissement, saisieDe } from './etablissement.ts'

/** What the directory of companies says of the establishment typed, before anything is changed. */
const Annonce = ({ siret }: { siret: string }) => {
  const { data, isError } = useQuery({
    ...queryOf('lireEtablissementSirene')({ params: { siret } }, { silent: true, business: true }),
    retry: false,
  })
  return (
    <div role="status" className="fr-mb-3w">
      {isError && <p>L’annuaire des entreprises ne montre pas cet établissement pour le moment.</p>}
      {data && (
        <KeyValueList
          items={{
            'Nouvel établissement': data.raisonSociale,
            Adresse: `${data.voie}, ${data.codePostal} ${data.commune}`,
            État: data.actif ? 'En activité' : 'Fermé',
          }}
        />
      )}
    </div>
  )
}

const Fenetre = ({
  etablissement: e,
  onFermer,
}: {
  etablissement: Etablissement
  onFermer: () => void
}) => {
  const { mutateAsync } = useCommand('enregistrerEtablissement', {
    business: true,
    invalidates: ['lireEtablissement', 'listerCertificats'],
  })
  const record = useRecordForm({
    operation: 'enregistrerEtablissement',
    defaultValues: { siret: '' },
    // The contact data go as they were read: this window changes the establishment alone.
    toArgs: ({ siret }) => ({ body: { ...saisieDe(e), version: e.version, siret } }),
    check: ({ siret }) => ({
      erreurs: controlerChangementEtablissement(e, normaliserSiret(siret)),
    }),
    submit: async (args) => {
      const { siret } = await mutateAsync(args)
      notify(
        'success',
        `Votre compte est maintenant celui de l’établissement ${siretLisible(siret)}.`,
        'Vos mandats, votre historique et vos logiciels ont suivi : vous n’avez rien à redemander.',
      )
      onFermer()
    },
  })
  const vers = normaliserSiret(record.form.watch('siret'))
  const juste = vers !== e.siret && controlerChangementEtablissement(e, vers).length === 0
  return (
    <FenetreFormulaire
      record={record}
      titre="Changer d’établissement"
      confirmer="Changer d’établissement"
      onFermer={onFermer}
    >
      <p>
        Votre entreprise a déménagé et porte un nouveau SIRET ? Votre compte passe de
        l’établissement {siretLisible(e.siret)} au nouveau, tout de suite : mandats, historique,
        comptes utilisateurs et logiciels suivent, et les fiches de vos copropriétés montrent le
        nouvel établissement.
      </p>
      {e.type === 'NOTAIRE' && (
        <p>
          Les certificats de l’étude elle-même seront détachés : présentez-les de nouveau ensuite.
          Vos collègues présenteront le leur à leur prochaine connexion.
        </p>
      )}
      <RequiredNote />
      <FormText
        name="siret"
        label="Nouveau SIRET"
        hint={`14 chiffres, qui commencent par ceux de votre entreprise (${e.siret.slice(0, 9)})`}
        required
        inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
      {juste && <Annonce siret={vers} />}
    </FenetreFormulaire>
  )
}

/** Moves one's firm to another of its establishments. */
export const ChangerEtablissement = ({ etablissement }: { etablissement: Etablissement }) => {
  const [ouverte, setOuverte] = useState(false)
  return (
    <>
      <Button kind="secondary" className="fr-mt-1w" onClick={() => setOuverte(true)}>
        Changer d’établissement
      </Button>
      {ouverte && <Fenetre etablissement={etablissement} onFermer={() => setOuverte(false)} />}
    </>
  )
}
