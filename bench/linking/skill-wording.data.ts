/** Words that hold a sentence together. */
export const LINKS =
  'of the in and for with to a an on our we you your is are be as or that this will at by from have has it its their they who which not into such etc all any both more most can may should must would do does';

/** Words around what a posting asks for: they name no skill by themselves. */
export const FRAME =
  'experience experienced knowledge ability able understanding skill skilled strong good great excellent solid proven proficient proficiency fluent fluency candidate requirement require required requiring position role year plus other well qualification degree job company advanced basic working preferred desirable essential expert expertise familiar familiarity demonstrated minimum ideal ideally successful opportunity looking join responsible responsibility responsibilities need take part help day within across including include various different new level high highly best practice similar field related relevant equivalent expect use used using bonus advantage nice register crucial important';
