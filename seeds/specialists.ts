import type { Item } from '#entities/kinds.ts'
import { earsAndSkin } from './specialists/ears-and-skin.ts'
import { firstDoor } from './specialists/first-door.ts'
import { lungsAndCancer } from './specialists/lungs-and-cancer.ts'
import { medicine } from './specialists/medicine.ts'
import { mindAndTeeth } from './specialists/mind-and-teeth.ts'
import { movement } from './specialists/movement.ts'
import { nervesAndEyes } from './specialists/nerves-and-eyes.ts'
import { surgery } from './specialists/surgery.ts'
import { womenAndChildren } from './specialists/women-and-children.ts'

export const specialists: Item<'specialists'>[] = [
  ...firstDoor,
  ...medicine,
  ...lungsAndCancer,
  ...womenAndChildren,
  ...mindAndTeeth,
  ...nervesAndEyes,
  ...earsAndSkin,
  ...surgery,
  ...movement,
]
