import type { Letter } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'

interface Mailed {
  firstName: string
  company: string
}

export const inactivatedLetter = ({ firstName, company }: Mailed, url: string): Letter => ({
  title: line`Você não administra mais uma página na Praça`,
  preview: line`Alguém da empresa inativou você.`,
  why: line`administrava a página`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Você foi inativado como administrador da página de ${company} na Praça, e não pode mais editar a página nem o catálogo. A sua conta continua como está.`,
  ],
  action: { text: line`Ver a página`, url },
  smallPrint: [
    line`Se foi um engano, peça a outro administrador da página que convide você de novo.`,
  ],
})

export const pageMovedLetter = ({ firstName, company }: Mailed, url: string): Letter => ({
  title: line`Você não administra mais uma página na Praça`,
  preview: line`Nossa equipe passou a página a outra conta.`,
  why: line`administrava a página`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Nossa equipe passou a página de ${company} na Praça a outra conta da empresa. Você não pode mais editar a página nem o catálogo dela. A sua conta continua como está.`,
  ],
  action: { text: line`Ver a página`, url },
  smallPrint: [line`Se isso estiver errado, escreva para o contato da página de privacidade.`],
})

export const pageReceivedLetter = ({ firstName, company }: Mailed, url: string): Letter => ({
  title: line`Você agora administra uma página na Praça`,
  preview: line`Nossa equipe passou a página à sua conta.`,
  why: line`a página passou à sua conta`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`Nossa equipe passou à sua conta a página de ${company} na Praça, com o catálogo e as publicidades. Quem a administrava antes não pode mais editá-la.`,
  ],
  action: { text: line`Abrir a área do fornecedor`, url },
  smallPrint: [
    line`Se você não é da empresa, inative-se como administrador na área do fornecedor ou escreva para o contato da página de privacidade.`,
  ],
})

export const supersededLetter = ({ firstName, company }: Mailed, url: string): Letter => ({
  title: line`Você não administra mais uma página na Praça`,
  preview: line`Alguém mostrou que é da empresa.`,
  why: line`administrava a página`,
  paragraphs: [
    line`Olá, ${firstName}!`,
    line`O cadastro da página de ${company} na Praça não estava confirmado, e alguém mostrou, com um e-mail da empresa, que faz parte dela. Por isso você foi inativado como administrador, e não pode mais editar a página nem o catálogo. A sua conta continua como está.`,
    line`Se você também é da empresa, abra a página e use “É a sua? Peça acesso também”, com o seu e-mail na empresa: nossa equipe confere o pedido.`,
  ],
  action: { text: line`Ver a página`, url },
  smallPrint: [
    line`Se quem recebeu o acesso não é da empresa, escreva para o contato da página de privacidade.`,
  ],
})
